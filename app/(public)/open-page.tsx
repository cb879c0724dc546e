import { headers } from "next/headers";
import { BookingPage } from "@/components/booking/booking-page";
import { noteRenamedType } from "@/lib/domain/booking-pages/appointment-types/note-renamed-type";
import { countView } from "@/lib/domain/booking-pages/page-views/count-view";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { listPageLinks } from "@/lib/pages/agents/page-links";
import { openBookingPage } from "@/lib/pages/booking/open-booking-page";
import { readBookedCookie } from "@/lib/pages/booking/own-booking";
import { database } from "@/lib/platform/db/client";
import { readView } from "@/lib/platform/http/drawn/read-view";
import { announceLinks, letFormsLeadTo, setPageStatus } from "@/lib/platform/http/page-status";
import { zoneOptions } from "../zone-options";
import { currentSession } from "./current-session";
import { MissingPage } from "./missing-page";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";

/** The booking page at this address; a null address leads nowhere. */
export async function openPage(address: PageAddress | null, searchParams: Promise<SearchParams>) {
  if (!address) return <MissingPage what="page" />;
  const search = new URLSearchParams(toSearch(await searchParams));
  const view = await readView(await headers(), async (head) => {
    const session = await currentSession(head);
    return openBookingPage(database(), {
      address,
      search,
      browser: await readBrowser(head),
      now: await enterNamed(database(), "nickname", address.nickname),
      zoneOptions,
      booked: readBookedCookie(head),
      viewer: session?.user ?? null,
      ...(session?.seeing ? {} : { onOpen: countView }), // whoever looks on leaves no traces
    });
  });
  if (!view) {
    if (address.type) await noteRenamedType(database(), address.nickname, address.type);
    return <MissingPage what="page" />;
  }
  if (view.step.name === "stopped") setPageStatus(404);
  if (view.leadsTo) letFormsLeadTo(view.leadsTo);
  if (view.frame.head.text) announceLinks(listPageLinks(view.frame.head.text));
  return <BookingPage view={view} />;
}
