import type { EventRow } from "@/lib/domain/events/event-rows";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

const EARLIER = definePreparedStatement<{ known: boolean }>(`
  SELECT EXISTS (SELECT FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
                  WHERE i.organization_id = $1 AND i.email = ${formatAnyOf("$2")} AND i.event_id <> $3 AND e.created_at < $4) AS known`);

/** Returns true if the booker's address, or each guest's of a meeting without one, has no earlier meeting here. */
export async function isFirstBooking(db: Db, event: EventRow): Promise<boolean> {
  const booker = findBooker(event);
  const guests = booker ? [booker] : event.invitees.filter(({ isOrganizer, host }) => !isOrganizer && !host);
  const addresses = guests.flatMap(({ email }) => email ?? []);
  const [row] = await executeSql(db, EARLIER, [event.organizationId, addresses, event.id, event.createdAt]);
  return row?.known === false;
}
