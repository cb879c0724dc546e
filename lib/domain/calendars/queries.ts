import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { type CalendarListRow, serializeCalendar, serializeCalendarList } from "./serialize";

export async function getCalendarList(db: Db, organization: OrganizationId, userId: string) {
  return serializeCalendarList(await findCalendarList(db, organization, userId));
}

export async function getCalendar(db: Db, organization: OrganizationId, userId: string, id: string) {
  const { calendars } = await findCalendarList(db, organization, userId);
  const found = calendars.find((calendar) => calendar.id === id);
  if (!found) throw buildNotFoundProblem(`The calendar ${id}`);
  return serializeCalendar(found);
}

/** Every user has a list; before the first write it has no row, is empty and as old as the user. */
const CALENDAR_LIST_STATEMENT = definePreparedStatement<CalendarListRow>(`
  SELECT u.calendar_list_id AS "id", u.id AS "userId",
         coalesce(l.sync_suggestions, true) AS "syncSuggestions",
         coalesce(l.when_broken, 'last_known') AS "whenBroken",
         l.target_calendar_id AS "targetCalendarId",
         coalesce(l.entry_visibility, 'default') AS "entryVisibility",
         coalesce(l.on_calendar_change, 'tell') AS "onCalendarChange",
         coalesce(l.busy_statuses, ARRAY['tentative', 'out_of_office']) AS "busyStatuses",
         coalesce(l.created_at, u.created_at) AS "createdAt",
         coalesce(l.updated_at, u.created_at) AS "updatedAt",
         coalesce(l.v, 0) AS "v",
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'id', c.id, 'source', c.source, 'sourceId', c.source_id, 'name', c.name,
                   'primary', c.primary, 'accessBroken', c.access_broken, 'brokenReason', c.broken_reason,
                   'connectionId', c.connection_id,
                   'writeRefusedAt', floor(extract(epoch FROM s.write_refused_at) * 1000),
                   'writeRefusedReason', s.write_refused_reason, 'writeRefusedSubcalendar', s.write_refused_subcalendar_id,
                   'syncedAt', floor(extract(epoch FROM s.synced_at) * 1000),
                   'upcoming', (SELECT count(*)::int FROM subcalendars e JOIN busy_periods b ON b.organization_id = $1 AND b.subcalendar_id = e.id
                                 WHERE e.organization_id = $1 AND e.calendar_id = c.id AND e.busy AND b.counts AND b.event_id IS NULL
                                   AND b.ends_at > now() AND b.starts_at < now() + interval '7 days'),
                   'subcalendars', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                       'id', d.id, 'source', d.source, 'sourceId', d.source_id, 'name', d.name,
                       'primary', d.primary, 'display', d.display, 'busy', d.busy, 'writable', d.writable, 'copyBusy', d.copy_busy,
                       'bcolor', d.bcolor, 'fcolor', d.fcolor, 'colorId', d.color_id, 'unread', y.unread)
                       ORDER BY d.position, d.created_at, d.id), '[]')
                     FROM subcalendars d
                     LEFT JOIN subcalendar_syncs y ON y.organization_id = $1 AND y.subcalendar_id = d.id
                    WHERE d.organization_id = $1 AND d.calendar_id = c.id))
                   ORDER BY c.created_at, c.id), '[]')
            FROM calendars c LEFT JOIN calendar_syncs s ON s.organization_id = $1 AND s.calendar_id = c.id
           WHERE c.organization_id = $1 AND c.calendar_list_id = l.id) AS "calendars"
    FROM users u LEFT JOIN calendar_lists l ON l.organization_id = $1 AND l.id = u.calendar_list_id
   WHERE u.organization_id = $1 AND u.id = $2`);

export async function findCalendarList(
  db: Db,
  organization: OrganizationId,
  userId: string,
): Promise<CalendarListRow> {
  const [row] = await executeSql(db, CALENDAR_LIST_STATEMENT, [organization, userId]);
  if (!row) throw buildNotFoundProblem(`The user ${userId}`);
  return row;
}
