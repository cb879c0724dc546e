import { IS_STALE } from "@/lib/domain/calendars/is-stale";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { type CalendarFailure, MAX_ACTION_ITEMS } from "./schema";

interface Row extends OwnerRow {
  calendar: string;
  name: string;
  trouble: CalendarFailure;
  since: Date;
}

const STATEMENT = defineStatement<Row>(`
  SELECT c.id AS calendar, c.name, ${OWNER_COLUMNS},
         CASE WHEN ${IS_STALE} THEN 'unreachable' ELSE 'refuses' END AS trouble,
         coalesce(CASE WHEN NOT ${IS_STALE} THEN y.write_refused_at ELSE y.synced_at END, c.created_at) AS since
    FROM calendars c
    JOIN calendar_syncs y ON y.organization_id = $1 AND y.calendar_id = c.id
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE c.organization_id = $1 AND NOT c.access_broken AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
     AND (${IS_STALE} OR y.write_refused_at IS NOT NULL)
   ORDER BY since, c.id LIMIT ${MAX_ACTION_ITEMS}`);

/** Lists calendars with valid access that do not respond or refuse entries. */
export async function findFailingCalendars(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
) {
  const rows = await executeSql(db, STATEMENT, [organization, people]);
  return rows.map(({ calendar, name, trouble, since, ...owner }) => ({
    calendar,
    name,
    trouble,
    since,
    ...serializeOwner(owner),
  }));
}
