import { DAY, type Instant } from "@/lib/core/time/instant";
import { RETRY_DAYS } from "@/lib/domain/messaging/suppressions/policy";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS } from "./schema";

interface Row extends OwnerRow {
  event: string;
  title: string;
  starts_at: Date;
  address: string;
}

const STATEMENT = defineStatement<Row>(`
  SELECT e.id AS event, e.title, d.starts_at, s.address, ${OWNER_COLUMNS}
    FROM mail_suppressions s
    JOIN invitees i ON i.organization_id = $1 AND i.email = s.address AND NOT i.has_left
    JOIN events e ON e.organization_id = $1 AND e.id = i.event_id AND e.cancelled_at IS NULL AND e.confirmed_flag
     AND e.ends_at > $3
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
    JOIN users u ON u.organization_id = $1 AND u.id = e.created_by_user_id
   WHERE s.organization_id = $1 AND s.reason = 'bounce' AND s.last_at > $4
     AND ($2::text[] IS NULL OR e.created_by_user_id = ANY ($2))
   ORDER BY d.starts_at, e.id, s.address LIMIT ${MAX_ACTION_ITEMS}`);

/** Finds guests of upcoming meetings whose address does not exist, so that they know nothing of the meeting. */
export async function findUnreachableGuests(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
  now: Instant,
) {
  const since = new Date(now - RETRY_DAYS * DAY);
  const rows = await executeSql(db, STATEMENT, [organization, people, new Date(now), since]);
  return rows.map(({ event, title, starts_at: start, address, ...owner }) => ({
    event,
    title,
    start,
    address,
    ...serializeOwner(owner),
  }));
}
