import { removeBookedEntries } from "@/lib/domain/bookings/waiting-list/remove-entries";
import type { Db } from "@/lib/platform/db/client";
import type { BookingRequest } from "./booking-request";
import type { BookablePage } from "./public-page";

/** Removes the booker from the page's waiting list; skips the query if the page has none. */
export async function removeFromWaitingList(
  tx: Db,
  page: BookablePage,
  request: BookingRequest,
): Promise<void> {
  const { email, starts, offer } = request;
  if (!page.settings.waiting_list?.active && !offer) return;
  const booking = { bookpage: page.bookpageId, email, starts, entry: offer?.entry ?? null };
  await removeBookedEntries(tx, page.organization, booking);
}
