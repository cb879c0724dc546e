import { BookingPage } from "@/components/booking/booking-page";
import { openBookingPage } from "@/lib/bookings/open-booking-page";
import type { PageAddress } from "@/lib/bookings/page-address";
import { database } from "@/lib/db/client";
import { letFormsLeadTo, setPageStatus } from "@/lib/http/page-status";
import { instant } from "@/lib/time/instant";
import { zoneOptions } from "../zone-options";
import { currentSession } from "./current-session";
import { MissingPage } from "./missing-page";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";

/** The booking page at this address; a null address leads nowhere. */
export async function openPage(address: PageAddress | null, searchParams: Promise<SearchParams>) {
  const view =
    address &&
    (await openBookingPage(database(), {
      address,
      search: new URLSearchParams(toSearch(await searchParams)),
      browser: await readBrowser(),
      now: instant(Date.now()),
      zoneOptions,
      viewer: (await currentSession())?.user ?? null,
    }));
  if (!view) return <MissingPage what="page" />;
  if (view.step.name === "stopped") setPageStatus(404);
  if (view.leadsTo) letFormsLeadTo(view.leadsTo);
  return <BookingPage view={view} />;
}
