import { type Instant, instant } from "@/lib/time/instant";
import type { Interval } from "@/lib/time/interval";

/**
 * SQL for the meetings and holds of a person, as two runs of PostgreSQL's own eight bytes a time; null where there are none.
 * Both the server and the client of the database would take several times as long over text, or a row for each.
 */
export const meetingLists = (where: string) => `
  SELECT string_agg(timestamptz_send(starts_at), '') AS starts, string_agg(timestamptz_send(ends_at), '') AS ends
    FROM reservations WHERE ${where} AND (expires_at IS NULL OR expires_at > now())`;

export interface MeetingLists {
  starts: Buffer | null;
  ends: Buffer | null;
}

export const readMeetings = ({ starts, ends }: MeetingLists): Interval[] => readIntervals(starts, ends);

export function readIntervals(starts: Buffer | null, ends: Buffer | null): Interval[] {
  const intervals: Interval[] = [];
  if (!starts || !ends) return intervals;
  for (let at = 0; at < starts.length; at += BYTES) {
    intervals.push({ start: readTime(starts, at), end: readTime(ends, at) });
  }
  return intervals;
}

const BYTES = 8;

/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH = Date.UTC(2000, 0, 1);

/** The columns are `timestamptz(3)`, so a thousand microseconds are left without a rest. */
const readTime = (bytes: Buffer, at: number): Instant =>
  instant(EPOCH + (bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)) / 1000);
