import { filterBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { listBlockEntries } from "@/lib/domain/booking-pages/guest-policy/guest-policy";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { User } from "@/lib/platform/db/generated/client";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { BookingRequest } from "./booking-request";
import { listBookingGuests } from "./list-booking-guests";
import type { BookablePage } from "./public-page";

/** A user among booker and guests. */
export type AttendingUser = Pick<User, "id" | "email" | "firstName" | "lastName">;

/** The page's guest policy blocks these addresses. */
export interface BlockedGuests {
  outcome: "unwelcome";
  emails: string[];
}

const READ = definePreparedStatement<{ blocked: string[]; users: AttendingUser[] | null }>(`
  SELECT ARRAY(SELECT b.entry FROM organizations o, jsonb_array_elements_text(o.blocked_guests) AS b (entry)
                WHERE o.id = $1 AND b.entry = ${formatAnyOf("$2")}) AS blocked,
         (SELECT json_agg(json_build_object(
                   'id', id, 'email', email, 'firstName', first_name, 'lastName', last_name))
            FROM users WHERE organization_id = $1 AND email = ${formatAnyOf("$3")}) AS users`);

/**
 * Finds the users among booker and guests, unless the page's guest policy blocks an address. The owner may test their
 * own page.
 */
export async function resolveAttendees(
  db: Db,
  page: BookablePage,
  { email, invitees }: Pick<BookingRequest, "email" | "invitees">,
): Promise<BlockedGuests | { outcome: "welcome"; users: readonly AttendingUser[] }> {
  const booker = email && email !== page.owner.email ? [email] : [];
  const checked = [...booker, ...listBookingGuests([page.owner], { email, invitees })];
  const [row] = await executeSql(db, READ, [
    page.organization,
    checked.flatMap(listBlockEntries),
    [...(email ? [email] : []), ...invitees],
  ]);
  const emails = filterBlockedGuests(page.settings, checked, new Set(row?.blocked));
  return emails.length > 0
    ? { outcome: "unwelcome", emails }
    : { outcome: "welcome", users: row?.users ?? [] };
}
