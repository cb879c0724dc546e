import type { OpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import type { BookablePage } from "./public-page";

/** Attaches an offer from the waiting list to the page; ignores offers of other pages. */
export function applyOffer<Page extends BookablePage>(page: Page, offer: OpenOffer | null): Page {
  const isOfPage =
    offer?.organization === page.organization &&
    offer.bookpageId === page.bookpageId &&
    offer.appointmentTypeId === page.appointmentTypeId;
  return isOfPage ? { ...page, offer } : page;
}
