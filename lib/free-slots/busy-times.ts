import type { AllDay, Host } from "@/lib/slots/schedule";
import { DAY } from "@/lib/time/instant";
import { fromEpochDay } from "@/lib/time/local-date";
import { readIntervals } from "./meetings";

const times = (column: string, only: string) =>
  `string_agg(timestamptz_send(${column}), '') FILTER (WHERE ${only})`;

/** SQL for when the calendars of `u` make their owner busy, whole days apart, as runs of bytes like the meetings'. */
export const busyLists = (from: string, to: string) => `
  SELECT ${times("starts_at", "NOT all_day")} AS busy_starts, ${times("ends_at", "NOT all_day")} AS busy_ends,
         ${times("starts_at", "all_day")} AS day_starts, ${times("ends_at", "all_day")} AS day_ends
    FROM busy_periods WHERE counts AND user_id = u.id AND ends_at > ${from} AND starts_at < ${to}`;

export const BUSY_COLUMNS = "c.busy_starts, c.busy_ends, c.day_starts, c.day_ends";

export interface BusyLists {
  busy_starts: Buffer | null;
  busy_ends: Buffer | null;
  day_starts: Buffer | null;
  day_ends: Buffer | null;
}

export const readBusy = (row: BusyLists): Pick<Host, "busy" | "allDay"> => ({
  busy: readIntervals(row.busy_starts, row.busy_ends),
  allDay: readIntervals(row.day_starts, row.day_ends).map(
    ({ start, end }): AllDay => ({ from: fromEpochDay(start / DAY), to: fromEpochDay(end / DAY) }),
  ),
});
