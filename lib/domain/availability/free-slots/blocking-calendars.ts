import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { anyOf, preparedStatement } from "@/lib/platform/db/statement";
import { BUSY_EXPRESSIONS, readBusyTime, type TakenTime } from "./taken-time";

/** What one of a host's calendars says, whether or not it counts elsewhere. */
export interface CalendarTime extends Pick<Host, "busy" | "allDay"> {
  host: string;
  calendar: string;
  /** It counts where a page does not choose. */
  counts: boolean;
}

interface Row extends Pick<TakenTime, "busy" | "busy_days"> {
  host: string;
  calendar: string;
  counts: boolean;
  /** It cannot be read, and its owner wants no time offered then. */
  closed: boolean;
}

/** In the place of a calendar: the times to which entries of meetings were dragged, which count on every page. */
const DRAGGED = "dragged";

const LOAD = preparedStatement<Row>(`
  SELECT c.user_id AS host, s.id AS calendar, s.busy AS counts, b.busy, b.busy_days,
         c.access_broken AND EXISTS (SELECT FROM calendar_lists l
                                      WHERE l.organization_id = $1 AND l.id = c.calendar_list_id AND l.when_broken = 'block') AS closed
    FROM subcalendars s JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   CROSS JOIN LATERAL (
         SELECT ${BUSY_EXPRESSIONS} FROM busy_periods
          WHERE organization_id = $1 AND subcalendar_id = s.id AND event_id IS NULL AND ends_at > $4 AND starts_at < $5) b
   WHERE s.organization_id = $1 AND s.id = ${anyOf("$3")} AND c.user_id = ${anyOf("$2")}
   UNION ALL
  SELECT user_id AS host, '${DRAGGED}' AS calendar, true AS counts, ${BUSY_EXPRESSIONS}, false AS closed
    FROM busy_periods
   WHERE organization_id = $1 AND user_id = ${anyOf("$2")} AND event_id IS NOT NULL AND event_id IS DISTINCT FROM $6
     AND ends_at > $4 AND starts_at < $5
   GROUP BY user_id`);

/** As long as the row that stands for all of somebody's time (`follow-access.ts`). */
const ALWAYS = { start: instant(Date.UTC(1970, 0, 1)), end: instant(Date.UTC(2200, 0, 1)) };

/** The calendars that a page, or type, names: null: it leaves it to its owner. Members of a team choose for themselves. */
export const pickBlocking = ({ team, custom }: PageRules): readonly string[] | null =>
  team === null ? (custom.blocking_calendars ?? null) : null;

interface Range {
  from: Instant;
  to: Instant;
  /** Its own entry, dragged to another time, is not in its way. */
  exceptEvent?: string | undefined;
}

/** What the calendars say that these rules name; nothing is read where none does. */
export function loadNamedCalendars(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  all: readonly PageRules[],
  range: Range,
): Promise<readonly CalendarTime[]> {
  const ids = [...new Set(all.flatMap((rules) => pickBlocking(rules) ?? []))];
  return loadCalendars(db, organization, hosts, ids, range);
}

export async function loadCalendars(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  ids: readonly string[],
  { from, to, exceptEvent }: Range,
): Promise<readonly CalendarTime[]> {
  if (ids.length === 0) return [];
  const rows = await sql(db, LOAD, [
    organization,
    hosts,
    ids,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
  return rows.map(({ host, calendar, counts, closed, ...row }) => {
    const { busy, allDay } = readBusyTime(row);
    return { host, calendar, counts, busy: closed ? [...busy, ALWAYS] : busy, allDay };
  });
}

/** The same for everybody who asks when a host is free: booking, search, explanation, preview. */
export function blockHost(host: Host, id: string, rules: PageRules, times: readonly CalendarTime[]): Host {
  const named = pickBlocking(rules);
  if (named === null) return host;
  const own = times.filter(
    (time) => time.host === id && (named.includes(time.calendar) || time.calendar === DRAGGED),
  );
  const isWhole = isComplete(
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
export const isComplete = (named: readonly string[], found: readonly string[]): boolean =>
  named.every((id) => found.includes(id));
