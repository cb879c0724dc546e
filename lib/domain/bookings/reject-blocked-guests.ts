import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import type { Db } from "@/lib/platform/db/client";
import type { BookingRequest } from "./booking-request";
import { listBookingGuests } from "./list-booking-guests";
import type { BookablePage } from "./public-page";

/** The page's guest policy blocks these addresses. */
export interface BlockedGuests {
  outcome: "unwelcome";
  emails: string[];
}

/**
 * Checks booker and guests against the page's guest policy; the owner may test their own page. Returns null
 * if all are allowed.
 */
export async function rejectBlockedGuests(
  db: Db,
  page: BookablePage,
  { email, invitees }: Pick<BookingRequest, "email" | "invitees">,
): Promise<BlockedGuests | null> {
  const booker = email && email !== page.owner.email ? [email] : [];
  const guests = listBookingGuests([page.owner], { email, invitees });
  const emails = await findBlockedGuests(db, page.organization, page.settings, [...booker, ...guests]);
  return emails.length > 0 ? { outcome: "unwelcome", emails } : null;
}
