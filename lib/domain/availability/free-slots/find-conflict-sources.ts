import type { SlotConflict } from "@/lib/core/slots/slot-conflict";
import { getStartOfDay } from "@/lib/core/time/zone";
import { TOOL_NAMES, type ToolName } from "@/lib/domain/contracts/tool-names";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { UserWithHost } from "./load-hosts";
import type { SlotReason } from "./schema";

export interface ConflictSource {
  rule: SlotReason["rule"];
  event: SlotReason["event"];
  /** The calendar, or the other tool whose booking holds the time. */
  calendar: string | null;
}

interface FoundSource extends ConflictSource {
  user_id: string;
  /** True if the page names the calendar. The search considered these calendars, so they sort first. */
  named: boolean;
  starts_at: Date;
  ends_at: Date;
  /** The tool whose booking holds the time. */
  tool: ToolName | null;
}

/** Looks up conflicts by parallel arrays of users, starts and ends. */
const CONFLICTS_STATEMENT = defineStatement<FoundSource>(`
  WITH asked AS (SELECT DISTINCT * FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) AS a (user_id, starts_at, ends_at))
  SELECT a.user_id, a.starts_at, a.ends_at,
         n.tool, NULL AS calendar,
         CASE WHEN r.expires_at IS NULL THEN 'meeting' ELSE 'hold' END AS rule,
         CASE WHEN e.id IS NULL THEN NULL ELSE jsonb_build_object('_id', e.id, 'title', e.title) END AS event,
         false AS named
    FROM asked a
    JOIN reservations r ON r.organization_id = $1 AND r.host_id = a.user_id AND r.ends_at = a.ends_at AND r.starts_at = a.starts_at
    LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
    LEFT JOIN transition_meetings t ON t.organization_id = $1 AND r.expires_at IS NOT NULL AND t.hold_id = r.event_id
    LEFT JOIN transitions n ON n.organization_id = $1 AND n.id = t.transition_id
   WHERE (r.expires_at IS NULL OR r.expires_at > now())
   UNION ALL
  SELECT a.user_id, a.starts_at, a.ends_at, NULL, CASE c.source WHEN 'ics' THEN c.name ELSE s.name END,
         CASE WHEN b.subcalendar_id IS NULL THEN 'broken_calendar' WHEN b.all_day THEN 'calendar_day' ELSE 'calendar' END,
         NULL, coalesce(b.subcalendar_id = ANY($5::text[]), false)
    FROM asked a
    JOIN busy_periods b ON b.organization_id = $1 AND b.user_id = a.user_id AND (b.counts OR b.subcalendar_id = ANY($5)) AND b.ends_at = a.ends_at AND b.starts_at = a.starts_at
    LEFT JOIN subcalendars s ON s.organization_id = $1 AND s.id = b.subcalendar_id
    LEFT JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   ORDER BY named DESC`);

/**
 * Returns event and calendar of each conflict; undefined for one that has no row or was deleted since.
 * @param blocking the calendars that the page names
 */
export async function findConflictSources(
  db: Db,
  organization: OrganizationId,
  people: readonly UserWithHost[],
  conflicts: readonly SlotConflict[],
  blocking: readonly string[] | null,
): Promise<(ConflictSource | undefined)[]> {
  const storedTimes = conflicts.map((conflict) => toStoredTime(conflict, people));
  const times = storedTimes.filter((time) => time !== null);
  if (times.length === 0) return [];
  const found = await executeSql(db, CONFLICTS_STATEMENT, [
    organization,
    times.map(({ user }) => user),
    times.map(({ start }) => new Date(start).toISOString()),
    times.map(({ end }) => new Date(end).toISOString()),
    blocking,
  ]);
  return conflicts.map((conflict, index) => {
    const time = storedTimes[index];
    const isMatch = (one: FoundSource) =>
      isOfMeeting(conflict) === (one.rule === "meeting" || one.rule === "hold") &&
      one.user_id === time?.user &&
      one.starts_at.getTime() === time.start &&
      one.ends_at.getTime() === time.end;
    const matchIndex = found.findIndex(isMatch);
    // Each row is used once, so that two with the same times both get named.
    const [source] = matchIndex < 0 ? [] : found.splice(matchIndex, 1);
    return source?.tool ? { ...source, calendar: TOOL_NAMES[source.tool] } : source;
  });
}

const isOfMeeting = (conflict: SlotConflict): boolean =>
  conflict.rule === "journey"
    ? conflict.of === "meeting"
    : conflict.rule === "meeting" || conflict.rule === "full";

/** Converts to the stored form: whole days run from midnight to midnight in UTC. */
function toStoredTime(conflict: SlotConflict, people: readonly UserWithHost[]) {
  const user = "host" in conflict ? people[conflict.host]?.id : undefined;
  if (user === undefined || (conflict.rule === "journey" && conflict.of === "day")) return null;
  if ("period" in conflict) return { user, ...conflict.period };
  if (!("days" in conflict)) return null;
  const { from, to } = conflict.days;
  return { user, start: getStartOfDay("UTC", from), end: getStartOfDay("UTC", to) };
}
