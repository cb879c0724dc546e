import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { BUSY_EXPRESSIONS, decodeBusyTime, FOCUS_MARGIN_DAYS, type TakenTimeRow } from "./taken-time";

/** Busy time of one of a host's calendars, which may be one that blocks no time by default. */
export interface CalendarTime extends Pick<Host, "busy" | "allDay"> {
  host: string;
  calendar: string;
  /** True if the calendar blocks time on pages that do not choose their calendars. */
  counts: boolean;
}

interface Row extends Pick<TakenTimeRow, "busy" | "busy_days"> {
  host: string;
  calendar: string;
  counts: boolean;
  /** True if the calendar cannot be read and its owner has chosen to offer no time then. */
  closed: boolean;
}

/**
 * Stands in the calendar column for times to which users dragged entries of meetings. They block time on
 * every page.
 */
const MOVED_ENTRIES = "dragged";

/** The range includes the whole weeks that focus rules count. */
const FROM = `$4::timestamptz - interval '${FOCUS_MARGIN_DAYS} days'`;
const TO = `$5::timestamptz + interval '${FOCUS_MARGIN_DAYS} days'`;

const LOAD = definePreparedStatement<Row>(`
  SELECT c.user_id AS host, s.id AS calendar, s.busy AS counts, b.busy, b.busy_days,
         c.access_broken AND EXISTS (SELECT FROM calendar_lists l
                                      WHERE l.organization_id = $1 AND l.id = c.calendar_list_id AND l.when_broken = 'block') AS closed
    FROM subcalendars s JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   CROSS JOIN LATERAL (
         SELECT ${BUSY_EXPRESSIONS} FROM busy_periods
          WHERE organization_id = $1 AND subcalendar_id = s.id AND event_id IS NULL AND ends_at > ${FROM} AND starts_at < ${TO}) b
   WHERE s.organization_id = $1 AND s.id = ${formatAnyOf("$3")} AND c.user_id = ${formatAnyOf("$2")}
   UNION ALL
  SELECT user_id AS host, '${MOVED_ENTRIES}' AS calendar, true AS counts, ${BUSY_EXPRESSIONS}, false AS closed
    FROM busy_periods
   WHERE organization_id = $1 AND user_id = ${formatAnyOf("$2")} AND event_id IS NOT NULL AND event_id IS DISTINCT FROM $6
     AND ends_at > ${FROM} AND starts_at < ${TO}
   GROUP BY user_id`);

/** The same range as the row that `sync-broken-block.ts` inserts to block all of a user's time. */
const ALL_TIME = { start: asInstant(Date.UTC(1970, 0, 1)), end: asInstant(Date.UTC(2200, 0, 1)) };

/**
 * Returns the calendars that the page or type names, or null for the owner's default. On a team's page each
 * member's default applies.
 */
export const pickBlockingCalendars = ({ team, settings }: PageRules): readonly string[] | null =>
  team === null ? (settings.blocking_calendars ?? null) : null;

interface Range {
  from: Instant;
  to: Instant;
  /** The event being moved: its own entry, dragged to another time, does not block it. */
  exceptEvent?: string | undefined;
}

/** Loads the busy time of the calendars that the rules name; skips the query if they name none. */
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

/**
 * Applies the page's choice of calendars. Booking, search, explanation and preview all use it, so that they
 * agree.
 */
export function applyBlockingCalendars(
  host: Host,
  id: string,
  rules: PageRules,
  times: readonly CalendarTime[],
): Host {
  const named = pickBlockingCalendars(rules);
  if (named === null) return host;
  const hostTimes = times.filter(
    (time) => time.host === id && (named.includes(time.calendar) || time.calendar === MOVED_ENTRIES),
  );
  const isComplete = hasAllCalendars(
    named,
    hostTimes.map(({ calendar }) => calendar),
  );
  const added = isComplete ? hostTimes : hostTimes.filter(({ counts }) => !counts);
  const before = isComplete ? { busy: [], allDay: [] } : host;
  return {
    ...host,
    busy: [...before.busy, ...added.flatMap(({ busy }) => busy)],
    allDay: [...before.allDay, ...added.flatMap(({ allDay }) => allDay)],
  };
}

/**
 * Returns whether all named calendars exist. If one is missing, the owner's default applies too: a
 * reconnected calendar has a new id, and its host must not be booked twice because of that.
 */
export const hasAllCalendars = (named: readonly string[], found: readonly string[]): boolean =>
  named.every((id) => found.includes(id));
