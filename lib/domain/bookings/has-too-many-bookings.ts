import type { Instant } from "@/lib/core/time/instant";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { toHoldId } from "./hold-id";
import type { BookablePage } from "./public-page";

/** The first invitee; in an event with seats, every invitee with a booking of their own. */
const IS_BOOKER = `(CASE WHEN e.seats IS NULL THEN i.position = 1
           ELSE i.brought_by IS NULL AND NOT i.host
                AND NOT EXISTS (SELECT FROM declines d WHERE d.organization_id = $1 AND d.invitee_id = i.id) END)`;

const COUNT_STATEMENT = definePreparedStatement<{ open: number }>(`
  SELECT (SELECT count(DISTINCT coalesce(e.series_id, e.id)) FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
           WHERE i.organization_id = $1 AND i.email = $2 AND NOT i.su AND ${IS_BOOKER}
             AND e.bookpage AND NOT e.api AND (e.created_by_user_id = $3 OR e.team_id = $3)
             AND e.cancelled_at IS NULL AND e.ends_at > $4)::int
       + (SELECT count(*) FROM address_confirmations c
           WHERE c.organization_id = $1 AND c.email_hash = $5 AND c.host_id = $3 AND c.expires_at > $4
             AND c.confirmed_at IS NULL AND c.hold_id IS DISTINCT FROM $6)::int AS open`);

// Searches the host's upcoming events, which are few, because phone numbers have no index. Extensions are
// ignored.
const COUNT_OF_PHONE_STATEMENT = definePreparedStatement<{ open: number }>(`
  SELECT count(DISTINCT coalesce(e.series_id, e.id))::int AS open FROM events e JOIN invitees i ON i.organization_id = $1 AND i.event_id = e.id
   WHERE e.organization_id = $1 AND (e.created_by_user_id = $3 OR e.team_id = $3) AND e.cancelled_at IS NULL
     AND e.ends_at > $4 AND e.bookpage AND NOT e.api AND NOT i.su AND ${IS_BOOKER} AND i.email IS NULL
     AND regexp_replace(regexp_replace(i.phone, '[^+0-9 ().\\/-].*$', ''), '\\D', '', 'g') = $2`);

/**
 * Returns whether an address, or a phone number without address, has reached the limit of upcoming bookings
 * with this host or team. Confirmed, requested and held bookings count, and a series counts once. The caller
 * holds the host's lock.
 */
export async function hasTooManyBookings(
  tx: Db,
  { organization, owner }: BookablePage,
  { email, phone, formId }: { email: string | null; phone?: string | undefined; formId: string },
  now: Instant,
): Promise<boolean> {
  const limit = env().OPEN_BOOKINGS_LIMIT;
  if (limit === 0 || (email !== null && email === owner.email)) return false; // owners may test their own page
  if (email === null) {
    const digits = (phone ?? "").replace(/[^+\d ()./-].*$/, "").replace(/\D/g, "");
    const [counted] = await executeSql(tx, COUNT_OF_PHONE_STATEMENT, [
      organization,
      digits,
      owner.id,
      new Date(now),
    ]);
    return (counted?.open ?? 0) >= limit;
  }
  const values = [organization, email, owner.id, new Date(now), hashToken(email), toHoldId(formId)];
  const [row] = await executeSql(tx, COUNT_STATEMENT, values);
  return (row?.open ?? 0) >= limit;
}
