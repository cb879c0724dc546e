import type { Schedule } from "@/lib/core/slots/schedule";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { Remembered } from "@/lib/platform/memory/remembered";
import type { StoredDays } from "./days";

/** SQL for the first of these availabilities, as the text that `readSchedule` reads. */
export const scheduleText = (where: string) => `
  (SELECT to_json(a)::text FROM (
     SELECT timezone, today_as_busy, past_as_busy, days_after_as_busy, buffer_before, buffer_after, all_day_busy, days
       FROM availabilities WHERE ${where}
      ORDER BY created_at, id LIMIT 1) a)`;

interface Columns {
  timezone: string;
  today_as_busy: boolean;
  past_as_busy: boolean;
  days_after_as_busy: number | null;
  buffer_before: number;
  buffer_after: number;
  all_day_busy: boolean;
  days: StoredDays;
}

const MAX_SCHEDULES = 1000;
const schedules = new Remembered<string, Schedule>(MAX_SCHEDULES);

/**
 * What the slot engine needs of an availability, read from `scheduleText`. Equal texts give the very same object,
 * which lets the engine recognise equal schedules.
 */
export const readSchedule = (text: string): Schedule =>
  schedules.get(text, () => toSchedule(JSON.parse(text)));

const toSchedule = (row: Columns): Schedule => ({
  zone: row.timezone,
  week: WEEKDAYS.map((day) => (row.days[day].enabled ? row.days[day].slots : [])),
  pastAsBusy: row.past_as_busy,
  todayAsBusy: row.today_as_busy,
  daysAfterAsBusy: row.days_after_as_busy,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  allDayBusy: row.all_day_busy,
});
