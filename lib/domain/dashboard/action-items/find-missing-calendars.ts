import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS } from "./schema";

interface Row extends OwnerRow {
  nickname: string | null;
  type: string | null;
  setting: "target_calendar" | "blocking_calendars";
}

/** SQL condition: `id` is a calendar of the user `u`. */
const buildCalendarExists = (id: string, and = "") => `EXISTS (
  SELECT FROM subcalendars s JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   WHERE s.organization_id = $1 AND s.id = ${id} AND c.user_id = u.id ${and})`;

/** `custom` has the settings of a page or of an appointment type. */
const MISSING_STATEMENT = defineStatement<Row>(`
  WITH named AS (
    SELECT b.user_id, b.nickname::text, NULL AS type, b.custom FROM bookpages b
     WHERE b.organization_id = $1 AND b.user_id IS NOT NULL AND ($2::text[] IS NULL OR b.user_id = ANY ($2))
       AND b.custom ?| ARRAY['target_calendar', 'blocking_calendars']
     UNION ALL
    SELECT b.user_id, b.nickname::text, t.handle, t.custom
      FROM appointment_types t JOIN bookpages b ON b.organization_id = $1 AND b.id = t.bookpage_id
     WHERE t.organization_id = $1 AND b.user_id IS NOT NULL AND ($2::text[] IS NULL OR b.user_id = ANY ($2))
       AND t.custom ?| ARRAY['target_calendar', 'blocking_calendars'])
  SELECT ${OWNER_COLUMNS}, NULL AS nickname, NULL AS type, 'target_calendar' AS setting
    FROM calendar_lists l JOIN users u ON u.organization_id = $1 AND u.id = l.user_id
   WHERE l.organization_id = $1 AND ($2::text[] IS NULL OR l.user_id = ANY ($2))
     AND l.target_calendar_id IS NOT NULL AND NOT ${buildCalendarExists("l.target_calendar_id", "AND s.writable")}
   UNION ALL
  SELECT ${OWNER_COLUMNS}, n.nickname, n.type, x.setting
    FROM named n JOIN users u ON u.organization_id = $1 AND u.id = n.user_id,
         LATERAL (
           SELECT 'target_calendar' AS setting
            WHERE n.custom->>'target_calendar' IS NOT NULL AND NOT ${buildCalendarExists("n.custom->>'target_calendar'", "AND s.writable")}
            UNION ALL
           SELECT 'blocking_calendars'
            WHERE EXISTS (SELECT FROM jsonb_array_elements_text(n.custom->'blocking_calendars') AS a (id)
                           WHERE NOT ${buildCalendarExists("a.id")})) x
   ORDER BY "user", nickname NULLS FIRST, type NULLS FIRST, setting LIMIT ${MAX_ACTION_ITEMS}`);

/** Finds calendars that a user or a page is set to use and that are gone or no longer writable. */
export async function findMissingCalendars(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
) {
  const rows = await executeSql(db, MISSING_STATEMENT, [organization, people]);
  return rows.map((row) => ({
    ...serializeOwner(row),
    nickname: row.nickname,
    type: row.type,
    setting: row.setting,
  }));
}
