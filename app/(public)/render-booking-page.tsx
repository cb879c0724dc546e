import { headers } from "next/headers";
import { BookingPage } from "@/components/booking/booking-page";
import { recordRenamedType } from "@/lib/domain/booking-pages/appointment-types/record-renamed-type";
import { recordPageView } from "@/lib/domain/booking-pages/page-views/record-page-view";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import { recordOldLinkVisit } from "@/lib/domain/lifecycle/old-links/record-old-link-visit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { listPageLinks } from "@/lib/pages/agents/list-page-links";
import { readBookedCookie } from "@/lib/pages/booking/find-previous-booking";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { getDatabase } from "@/lib/platform/db/client";
import { loadCacheableView } from "@/lib/platform/http/page-cache/load-cacheable-view";
import { appendLinkHeader, enableFormTarget, setPageStatus } from "@/lib/platform/http/page-response";
import { getZoneOptionsMarkup } from "../get-zone-options-markup";
import { findCurrentSession } from "./find-current-session";
import { MissingPage } from "./missing-page";
import { readBrowser } from "./read-browser";
import { type SearchParams, toQueryString } from "./to-query-string";

interface Options {
  /** The path is one of another tool. */
  isOldPath?: boolean;
}

/** Renders the booking page at this address; a null address gives the 404 page. */
export async function renderBookingPage(
  address: PageAddress | null,
  searchParams: Promise<SearchParams>,
  { isOldPath = false }: Options = {},
) {
  if (!address) return <MissingPage what="page" />;
  const search = new URLSearchParams(toQueryString(await searchParams));
  const view = await loadCacheableView(await headers(), async (head) => {
    const session = await findCurrentSession(head);
    return loadBookingPage(getDatabase(), {
      address,
      search,
      browser: await readBrowser(head),
      now: await setTenantContextByName(getDatabase(), "nickname", address.slug),
      zoneOptions: getZoneOptionsMarkup,
      booked: readBookedCookie(head),
      viewer: session?.user ?? null,
      // Views during impersonation are not counted.
      ...(session?.seeing ? {} : { onOpen: isOldPath ? recordOldPathView : recordPageView }),
    });
  });
  if (!view) {
    if (address.type) await recordRenamedType(getDatabase(), address.slug, address.type);
    return <MissingPage what="page" />;
  }
  if (view.step.name === "stopped") setPageStatus(404);
  if (view.leadsTo) enableFormTarget(view.leadsTo);
  if (view.shell.head.text) appendLinkHeader(listPageLinks(view.shell.head.text));
  return <BookingPage view={view} />;
}

const recordOldPathView: typeof recordPageView = (page, now) => {
  recordPageView(page, now);
  recordOldLinkVisit(page, now);
};
