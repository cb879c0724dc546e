import type { OpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import type { PageSettings } from "./public-page";

/** The page as it is for who was offered a time of it; what was offered elsewhere counts for nothing here. */
export function applyOffer<Page extends PageSettings>(page: Page, offer: OpenOffer | null): Page {
  const isOfPage =
    offer?.organization === page.organization &&
    offer.bookpageId === page.bookpageId &&
    offer.appointmentTypeId === page.appointmentTypeId;
  return isOfPage ? { ...page, offer } : page;
}
