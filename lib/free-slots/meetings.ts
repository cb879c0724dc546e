import { type Instant, instant } from "@/lib/time/instant";

/**
 * SQL for the meetings and holds of a person, as two lists of milliseconds; null where there are none. Both the server and
 * the client of the database would take several times as long over a row for each.
 */
export const meetingLists = (where: string) => `
  SELECT array_to_json(array_agg((date_part('epoch', starts_at) * 1000)::bigint)) AS starts,
         array_to_json(array_agg((date_part('epoch', ends_at) * 1000)::bigint)) AS ends
    FROM reservations WHERE ${where} AND (expires_at IS NULL OR expires_at > now())`;

export interface MeetingLists {
  starts: readonly number[] | null;
  ends: readonly number[] | null;
}

export const readMeetings = ({ starts, ends }: MeetingLists): { start: Instant; end: Instant }[] =>
  (starts ?? []).map((start, index) => ({
    start: instant(start),
    end: instant(ends?.[index] ?? start),
  }));
