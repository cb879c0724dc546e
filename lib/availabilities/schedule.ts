import type { Schedule } from "@/lib/slots/schedule";
import type { StoredDays } from "./days";
import { WEEKDAYS } from "./schema";

/** An availability row as hand-written SQL reads it. */
export interface AvailabilityColumns {
  timezone: string;
  today_as_busy: boolean;
  past_as_busy: boolean;
  days_after_as_busy: number | null;
  buffer_before: number;
  buffer_after: number;
  all_day_busy: boolean;
  days: StoredDays;
}

/** What the slot engine needs of an availability. */
export const scheduleOf = (row: AvailabilityColumns): Schedule => ({
  zone: row.timezone,
  week: WEEKDAYS.map((day) => (row.days[day].enabled ? row.days[day].slots : [])),
  pastAsBusy: row.past_as_busy,
  todayAsBusy: row.today_as_busy,
  daysAfterAsBusy: row.days_after_as_busy,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  allDayBusy: row.all_day_busy,
});
