import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { BUSY_EXPRESSIONS, decodeBusyTime, type TakenTimeRow } from "./taken-time";

/** What one of a host's calendars says, whether or not it counts elsewhere. */
export interface CalendarTime extends Pick<Host, "busy" | "allDay"> {
  host: string;
  calendar: string;
  /** It counts where a page does not choose. */
  counts: boolean;
}

interface Row extends Pick<TakenTimeRow, "busy" | "busy_days"> {
  host: string;
  calendar: string;
  counts: boolean;
  /** It cannot be read, and its owner wants no time offered then. */
  closed: boolean;
}

/** In the place of a calendar: the times to which entries of meetings were dragged, which count on every page. */
const MOVED_ENTRIES = "dragged";

const LOAD = definePreparedStatement<Row>(`
  SELECT c.user_id AS host, s.id AS calendar, s.busy AS counts, b.busy, b.busy_days,
         c.access_broken AND EXISTS (SELECT FROM calendar_lists l
                                      WHERE l.organization_id = $1 AND l.id = c.calendar_list_id AND l.when_broken = 'block') AS closed
    FROM subcalendars s JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   CROSS JOIN LATERAL (
         SELECT ${BUSY_EXPRESSIONS} FROM busy_periods
          WHERE organization_id = $1 AND subcalendar_id = s.id AND event_id IS NULL AND ends_at > $4 AND starts_at < $5) b
   WHERE s.organization_id = $1 AND s.id = ${formatAnyOf("$3")} AND c.user_id = ${formatAnyOf("$2")}
   UNION ALL
  SELECT user_id AS host, '${MOVED_ENTRIES}' AS calendar, true AS counts, ${BUSY_EXPRESSIONS}, false AS closed
    FROM busy_periods
   WHERE organization_id = $1 AND user_id = ${formatAnyOf("$2")} AND event_id IS NOT NULL AND event_id IS DISTINCT FROM $6
     AND ends_at > $4 AND starts_at < $5
   GROUP BY user_id`);

/** As long as the row that stands for all of somebody's time (`follow-access.ts`). */
const ALL_TIME = { start: asInstant(Date.UTC(1970, 0, 1)), end: asInstant(Date.UTC(2200, 0, 1)) };

/** The calendars that a page, or type, names: null: it leaves it to its owner. Members of a team choose for themselves. */
export const pickBlockingCalendars = ({ team, custom }: PageRules): readonly string[] | null =>
  team === null ? (custom.blocking_calendars ?? null) : null;

interface Range {
  from: Instant;
  to: Instant;
  /** Its own entry, dragged to another time, is not in its way. */
  exceptEvent?: string | undefined;
}

/** What the calendars say that these rules name; nothing is read where none does. */
export function loadBlockingTimes(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  all: readonly PageRules[],
  range: Range,
): Promise<readonly CalendarTime[]> {
  const ids = [...new Set(all.flatMap((rules) => pickBlockingCalendars(rules) ?? []))];
  return loadCalendarTimes(db, organization, hosts, ids, range);
}

export async function loadCalendarTimes(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  ids: readonly string[],
  { from, to, exceptEvent }: Range,
): Promise<readonly CalendarTime[]> {
  if (ids.length === 0) return [];
  const rows = await executeSql(db, LOAD, [
    organization,
    hosts,
    ids,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
  return rows.map(({ host, calendar, counts, closed, ...row }) => {
    const { busy, allDay } = decodeBusyTime(row);
    return { host, calendar, counts, busy: closed ? [...busy, ALL_TIME] : busy, allDay };
  });
}

/** The same for everybody who asks when a host is free: booking, search, explanation, preview. */
export function applyBlockingCalendars(
  host: Host,
  id: string,
  rules: PageRules,
  times: readonly CalendarTime[],
): Host {
  const named = pickBlockingCalendars(rules);
  if (named === null) return host;
  const own = times.filter(
    (time) => time.host === id && (named.includes(time.calendar) || time.calendar === MOVED_ENTRIES),
  );
  const isWhole = hasAllCalendars(
    named,
    own.map(({ calendar }) => calendar),
  );
  const added = isWhole ? own : own.filter(({ counts }) => !counts);
  const before = isWhole ? { busy: [], allDay: [] } : host;
  return {
    ...host,
    busy: [...before.busy, ...added.flatMap(({ busy }) => busy)],
    allDay: [...before.allDay, ...added.flatMap(({ allDay }) => allDay)],
  };
}

/**
 * Whether the calendars that are named are there. Else those that count elsewhere do here, too: a calendar that was
 * connected anew has another id, and nobody is to be booked twice for it.
 */
export const hasAllCalendars = (named: readonly string[], found: readonly string[]): boolean =>
  named.every((id) => found.includes(id));
