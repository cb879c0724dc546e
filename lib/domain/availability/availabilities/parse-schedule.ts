import { LRUCache } from "lru-cache";
import type { AllDay, Schedule, Week } from "@/lib/core/slots/schedule";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { listHolidayDates } from "@/lib/domain/availability/holidays/list-holiday-dates";
import type { HolidaysSetting } from "@/lib/domain/availability/holidays/schema";
import { type StoredLimit, toLimit } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import type { StoredDate } from "./dates";
import type { StoredDays } from "./days";
import { type StoredFocus, toFocus } from "./focus-schema";
import { type StoredJourneys, toJourneys } from "./journeys-schema";

/**
 * SQL for the first matching availability of the user `u`, joined with the user's absences and travels, as
 * the text that `parseSchedule` reads. Columns that are usually empty are null then.
 * @param organization SQL for the id of the user's organisation
 */
export const buildScheduleSql = (organization: string, where: string) => `
  (SELECT to_json(a)::text FROM (
     SELECT timezone, today_as_busy, past_as_busy, days_after_as_busy, buffer_before, buffer_after, all_day_busy, days,
            nullif(dates, '[]') AS dates, holidays, minimum_notice, start_date, end_date, nullif(limits, '[]') AS limits, focus, journeys,
            weeks, weeks_start, nullif(u.travel, '[]') AS travel,
            (SELECT week_start FROM organizations WHERE id = ${organization}) AS week_start,
            (SELECT json_agg(x.start_date || x.end_date) FROM absences x WHERE x.organization_id = ${organization} AND x.user_id = u.id) AS absences
       FROM availabilities WHERE organization_id = ${organization} AND ${where}
      ORDER BY created_at, id LIMIT 1) a)`;

/** First and last date, both included. */
interface DateSpan {
  start_date: LocalDate;
  end_date: LocalDate;
}

/**
 * First and last date concatenated: PostgreSQL aggregates them in half the time that ordered objects take.
 */
export type AbsenceText = string;

export const toAbsenceText = ({
  start_date,
  end_date,
}: {
  start_date: string;
  end_date: string;
}): AbsenceText => `${start_date}${end_date}`;

interface ScheduleRow {
  timezone: string;
  today_as_busy: boolean;
  past_as_busy: boolean;
  days_after_as_busy: number | null;
  buffer_before: number;
  buffer_after: number;
  all_day_busy: boolean;
  days: StoredDays;
  dates: StoredDate[] | null;
  holidays: HolidaysSetting | null;
  minimum_notice: number;
  start_date: LocalDate | null;
  end_date: LocalDate | null;
  limits: StoredLimit[] | null;
  focus: StoredFocus | null;
  journeys: StoredJourneys | null;
  weeks: StoredDays[] | null;
  weeks_start: LocalDate | null;
  week_start: Weekday;
  absences: AbsenceText[] | null;
  travel: (DateSpan & { timezone: string })[] | null;
}

/** Large, because an availability may have a thousand dates. */
const MAX_CACHE_BYTES = 32_000_000;

/** Counts the text and the schedule parsed from it. */
const BYTES_PER_CHARACTER = 4;

const scheduleCache = new LRUCache<string, Schedule>({ max: 1000, maxSize: MAX_CACHE_BYTES });

/**
 * Parses the result of `buildScheduleSql` for the slot engine. Equal texts return the same object, so that
 * the engine can compare schedules by identity.
 */
export async function parseSchedule(text: string): Promise<Schedule> {
  const known = scheduleCache.get(text);
  if (known) return known;
  const row: ScheduleRow = JSON.parse(text);
  const holidays = row.holidays ? await listHolidayDates(row.holidays) : NO_HOLIDAYS;
  const meanwhile = scheduleCache.get(text);
  if (meanwhile) return meanwhile;
  const schedule = toSchedule(row, holidays);
  scheduleCache.set(text, schedule, { size: text.length * BYTES_PER_CHARACTER + 1 });
  return schedule;
}

const NO_HOLIDAYS: readonly LocalDate[] = [];

const toSchedule = (row: ScheduleRow, holidays: readonly LocalDate[]): Schedule => ({
  zone: row.timezone,
  week: toWeek(row.days),
  pastAsBusy: row.past_as_busy,
  todayAsBusy: row.today_as_busy,
  daysAfterAsBusy: row.days_after_as_busy,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  allDayBusy: row.all_day_busy,
  rotation: row.weeks && row.weeks_start ? { from: row.weeks_start, weeks: row.weeks.map(toWeek) } : null,
  dates: (row.dates ?? []).map((entry) => ({ ...toAllDay(entry), hours: entry.enabled ? entry.slots : [] })),
  holidays,
  absences: (row.absences ?? [])
    .sort()
    .map((dates) => toAllDay({ start_date: dates.slice(0, 10), end_date: dates.slice(10) } as DateSpan)),
  travels: (row.travel ?? []).map((entry) => ({ ...toAllDay(entry), zone: entry.timezone })),
  minimumNotice: row.minimum_notice,
  startDate: row.start_date,
  endDate: row.end_date,
  workingDaysAfter: null,
  limits: (row.limits ?? []).map(toLimit),
  focus: row.focus && toFocus(row.focus),
  journeys: row.journeys && toJourneys(row.journeys),
  weekStart: WEEKDAYS.indexOf(row.week_start),
});

const toWeek = (days: StoredDays): Week => WEEKDAYS.map((day) => (days[day].enabled ? days[day].slots : []));

const toAllDay = ({ start_date, end_date }: DateSpan): AllDay => ({
  from: start_date,
  to: addDays(end_date, 1),
});
