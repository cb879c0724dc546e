import { headers } from "next/headers";
import { BookingPage } from "@/components/booking/booking-page";
import { openPreviewPage } from "@/lib/pages/booking/open-preview-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { seenSession } from "../../(public)/current-session";
import { MissingPage } from "../../(public)/missing-page";
import { readBrowser } from "../../(public)/read-browser";
import { type SearchParams, toSearch } from "../../(public)/to-search";
import { zoneOptions } from "../../zone-options";

/** A booking page with changes that are not saved. Only its editor shows it: the changes come in the address. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const head = await headers();
  const isFramedByUs =
    head.get("sec-fetch-site") === "same-origin" && head.get("sec-fetch-dest") === "iframe";
  const session = isFramedByUs ? await seenSession() : null;
  const view =
    session &&
    (await openPreviewPage(database(), {
      search: new URLSearchParams(toSearch(await searchParams)),
      session,
      browser: await readBrowser(),
      now: readClock(),
      zoneOptions,
    }));
  return view ? <BookingPage view={view} /> : <MissingPage what="page" />;
}
