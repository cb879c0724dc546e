import type { AllDay, Host } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay } from "@/lib/core/time/local-date";

/** SELECT list for statements that join `buildTakenTimeSql`. */
export const TAKEN_TIME_COLUMNS = "r.meetings, c.busy, c.busy_days";

/** The columns as read; null without intervals of the kind. */
export interface TakenTimeRow {
  meetings: Buffer | null;
  busy: Buffer | null;
  busy_days: Buffer | null;
}

/**
 * Start and end of each row as PostgreSQL's binary timestamps of eight bytes. Text or a row per interval
 * would take server and client several times as long.
 */
const INTERVALS_EXPRESSION = "string_agg(timestamptz_send(starts_at) || timestamptz_send(ends_at), '')";

/** SELECT list over `busy_periods`, with whole days separate. */
export const BUSY_EXPRESSIONS = `${INTERVALS_EXPRESSION} FILTER (WHERE NOT all_day) AS busy, ${INTERVALS_EXPRESSION} FILTER (WHERE all_day) AS busy_days`;

/** Longer than a week, whose meetings and busy times focus rules count, in any time zone. */
export const FOCUS_MARGIN_DAYS = 9;

/**
 * SQL that joins meetings and holds of the user `u` between the parameters `from` and `to`, and busy time of
 * their calendars, with whole days separate. Where one of the user's availabilities keeps focus time, the range is
 * wider by whole weeks.
 * @param organization SQL for the id of the user's organisation
 * @param condition SQL condition on reservations and on times to which entries of events were dragged; default:
 * all
 */
export const buildTakenTimeSql = (organization: string, from: string, to: string, condition = "true") => `
   CROSS JOIN LATERAL (
         SELECT CASE WHEN bool_or(focus IS NOT NULL) THEN interval '${FOCUS_MARGIN_DAYS} days' ELSE interval '0' END AS focus
           FROM availabilities WHERE organization_id = ${organization} AND user_id = u.id) w
   CROSS JOIN LATERAL (
         SELECT ${INTERVALS_EXPRESSION} AS meetings FROM reservations
          WHERE organization_id = ${organization} AND host_id = u.id
            AND ends_at > ${from}::timestamptz - w.focus AND starts_at < ${to}::timestamptz + w.focus AND ${condition}
            AND (expires_at IS NULL OR expires_at > now())) r
   CROSS JOIN LATERAL (
         SELECT ${BUSY_EXPRESSIONS}
           FROM busy_periods
          WHERE counts AND organization_id = ${organization} AND user_id = u.id
            AND ends_at > ${from}::timestamptz - w.focus AND starts_at < ${to}::timestamptz + w.focus AND (event_id IS NULL OR ${condition})) c`;

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
  // DataView is several times as fast as the methods of Buffer.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 2 * TIMESTAMP_BYTES) {
    intervals.push({ start: decodeTimestamp(view, at), end: decodeTimestamp(view, at + TIMESTAMP_BYTES) });
  }
  return intervals;
}

const TIMESTAMP_BYTES = 8;

/** PostgreSQL counts microseconds from the year 2000. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

/** The columns are `timestamptz(3)`, so the division by a thousand has no remainder. */
const decodeTimestamp = (view: DataView, at: number): Instant =>
  asInstant(POSTGRES_EPOCH_MS + (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 1000);
