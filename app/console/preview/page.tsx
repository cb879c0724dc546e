import { headers } from "next/headers";
import { BookingPage } from "@/components/booking/booking-page";
import { loadPreviewPage } from "@/lib/pages/booking/load-preview-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { findEffectiveSession } from "../../(public)/find-current-session";
import { MissingPage } from "../../(public)/missing-page";
import { readBrowser } from "../../(public)/read-browser";
import { type SearchParams, toQueryString } from "../../(public)/to-query-string";
import { getZoneOptionsMarkup } from "../../get-zone-options-markup";

/** A booking page with unsaved changes from its address. Only the page's editor opens it. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const head = await headers();
  const isFramedByUs =
    head.get("sec-fetch-site") === "same-origin" && head.get("sec-fetch-dest") === "iframe";
  const session = isFramedByUs ? await findEffectiveSession() : null;
  const view =
    session &&
    (await loadPreviewPage(getDatabase(), {
      search: new URLSearchParams(toQueryString(await searchParams)),
      session,
      browser: await readBrowser(),
      now: readClock(),
      zoneOptions: getZoneOptionsMarkup,
    }));
  return view ? <BookingPage view={view} /> : <MissingPage what="page" />;
}
