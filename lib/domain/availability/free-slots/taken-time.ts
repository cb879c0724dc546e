import type { AllDay, Host } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay } from "@/lib/core/time/local-date";

/** For the SELECT list of what joins `buildTakenTimeSql`. */
export const TAKEN_TIME_COLUMNS = "r.meetings, c.busy, c.busy_days";

/** As read: null where there is none of the kind. */
export interface TakenTimeRow {
  meetings: Buffer | null;
  busy: Buffer | null;
  busy_days: Buffer | null;
}

/**
 * Start and end of each row as a run of PostgreSQL's own eight bytes a time. Both the server and the client of the
 * database would take several times as long over text, or a row for each.
 */
const INTERVALS_EXPRESSION = "string_agg(timestamptz_send(starts_at) || timestamptz_send(ends_at), '')";

/** Of rows of `busy_periods`, for the SELECT list: whole days apart. */
export const BUSY_EXPRESSIONS = `${INTERVALS_EXPRESSION} FILTER (WHERE NOT all_day) AS busy, ${INTERVALS_EXPRESSION} FILTER (WHERE all_day) AS busy_days`;

/**
 * SQL that joins what takes the time of the user `u` between the parameters `from` and `to`: meetings and holds, and
 * what their calendars say, whole days apart.
 * @param organization the user's
 * @param only which reservations count, and times to which entries of events were dragged; all of them when left out
 */
export const buildTakenTimeSql = (organization: string, from: string, to: string, only = "true") => `
   CROSS JOIN LATERAL (
         SELECT ${INTERVALS_EXPRESSION} AS meetings FROM reservations
          WHERE organization_id = ${organization} AND host_id = u.id AND ends_at > ${from} AND starts_at < ${to} AND ${only}
            AND (expires_at IS NULL OR expires_at > now())) r
   CROSS JOIN LATERAL (
         SELECT ${BUSY_EXPRESSIONS}
           FROM busy_periods
          WHERE counts AND organization_id = ${organization} AND user_id = u.id
            AND ends_at > ${from} AND starts_at < ${to} AND (event_id IS NULL OR ${only})) c`;

export const decodeTakenTime = (row: TakenTimeRow): Pick<Host, "meetings" | "busy" | "allDay"> => ({
  meetings: decodeIntervals(row.meetings),
  ...decodeBusyTime(row),
});

export const decodeBusyTime = (
  row: Pick<TakenTimeRow, "busy" | "busy_days">,
): Pick<Host, "busy" | "allDay"> => ({
  busy: decodeIntervals(row.busy),
  allDay: decodeIntervals(row.busy_days).map(
    ({ start, end }): AllDay => ({ from: fromEpochDay(start / DAY), to: fromEpochDay(end / DAY) }),
  ),
});

function decodeIntervals(bytes: Buffer | null): Interval[] {
  const intervals: Interval[] = [];
  if (!bytes) return intervals;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength); // several times as fast as the buffer's own methods
  for (let at = 0; at < bytes.length; at += 2 * TIMESTAMP_BYTES) {
    intervals.push({ start: decodeTimestamp(view, at), end: decodeTimestamp(view, at + TIMESTAMP_BYTES) });
  }
  return intervals;
}

const TIMESTAMP_BYTES = 8;

/** PostgreSQL counts microseconds from the year 2000. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

/** The columns are `timestamptz(3)`, so a thousand microseconds are left without a rest. */
const decodeTimestamp = (view: DataView, at: number): Instant =>
  asInstant(POSTGRES_EPOCH_MS + (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 1000);
