import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import type { Db } from "@/lib/platform/db/client";
import type { BookingRequest } from "./booking-request";
import { listBookingGuests } from "./list-booking-guests";
import type { PageSettings } from "./public-page";

/** Nobody can be booked here with these addresses. */
export interface BlockedGuests {
  outcome: "unwelcome";
  emails: string[];
}

/** Looks at the booker and at whoever is brought along; owners try their own page. Null: all are welcome. */
export async function rejectBlockedGuests(
  db: Db,
  page: PageSettings,
  { email, invitees }: Pick<BookingRequest, "email" | "invitees">,
): Promise<BlockedGuests | null> {
  const booker = email && email !== page.owner.email ? [email] : [];
  const guests = listBookingGuests([page.owner], { email, invitees });
  const emails = await findBlockedGuests(db, page.organization, page.custom, [...booker, ...guests]);
  return emails.length > 0 ? { outcome: "unwelcome", emails } : null;
}
