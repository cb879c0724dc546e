import type { Instant } from "@/lib/core/time/instant";
import { listDetailedEvents } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { MeetingsScope } from "./meetings-token";

/** The most upcoming meetings listed, and the most past ones. */
export const MAX_MEETINGS = 50;

// Only the present address of an account counts. Bookings as a host are listed in the console.
const MEETINGS_STATEMENT = definePreparedStatement<{ event: string; invitee: string; coming: boolean }>(`
  WITH mine AS (
    SELECT i.id, i.event_id, i.su FROM invitees i
     WHERE i.organization_id = $1 AND i.email = $2 AND i.user_id IS NULL AND NOT i.has_left
    UNION ALL
    SELECT i.id, i.event_id, i.su FROM users u
      JOIN invitees i ON i.organization_id = $1 AND i.user_id = u.id AND NOT i.has_left
     WHERE u.organization_id = $1 AND u.email = $2
  ), found AS (
    SELECT e.id AS event, m.id AS invitee, e.ends_at,
           e.cancelled_at IS NULL AND coalesce(e.ends_at > $3, true) AS coming
      FROM mine m JOIN events e ON e.organization_id = $1 AND e.id = m.event_id
     WHERE NOT (m.su AND e.bookpage)
  )
  (SELECT event, invitee, coming FROM found WHERE coming ORDER BY ends_at, event LIMIT ${MAX_MEETINGS})
  UNION ALL
  (SELECT event, invitee, coming FROM found WHERE NOT coming ORDER BY ends_at DESC, event DESC LIMIT ${MAX_MEETINGS})`);

/**
 * Lists the meetings of an address with the organisation: upcoming ones, the next first, then past and cancelled ones,
 * the latest first.
 */
export async function listMeetingsByEmail(
  db: Db,
  { organization, email }: Pick<MeetingsScope, "organization" | "email">,
  now: Instant,
): Promise<{ coming: EventVisitor[]; past: EventVisitor[] }> {
  const rows = await executeSql(db, MEETINGS_STATEMENT, [organization, email, new Date(now)]);
  const events = await listDetailedEvents(
    db,
    organization,
    rows.map(({ event }) => event),
  );
  const pick = (isComing: boolean) =>
    rows
      .filter(({ coming }) => coming === isComing)
      .flatMap(({ event: id, invitee }): EventVisitor[] => {
        const event = events.find((one) => one.id === id);
        const visitor = event?.invitees.find((one) => one.id === invitee);
        return event && visitor ? [toVisitor(event, visitor)] : [];
      });
  return { coming: pick(true), past: pick(false) };
}
