import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { HolidaysSetting } from "@/lib/domain/availability/holidays/schema";
import type { StoredLimit } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { type StoredDate, serializeDates } from "./dates";
import { type StoredDays, serializeDays } from "./days";
import { findCurrentWeek } from "./find-current-week";
import type { StoredFocus } from "./focus-schema";
import type { StoredJourneys } from "./journeys-schema";
import { serializeWeeks } from "./weeks";

/** With rotating weeks, `days` is the week of the current day. */
export async function serializeAvailability(db: Db, row: Availability, now: Instant) {
  const running = await findCurrentWeek(db, row, now);
  const days = running?.days ?? (row.days as unknown as StoredDays);
  return {
    _id: row.id,
    belongs_to: row.userId,
    timezone: row.timezone,
    today_as_busy: row.todayAsBusy,
    past_as_busy: row.pastAsBusy,
    days_after_as_busy: row.daysAfterAsBusy,
    buffer_before: row.bufferBefore,
    buffer_after: row.bufferAfter,
    all_day_busy: row.allDayBusy,
    days: serializeDays(days, row.timezone),
    trim_scheduler: false,
    dates: serializeDates(row.dates as unknown as StoredDate[], row.timezone),
    holidays: row.holidays as HolidaysSetting | null,
    minimum_notice: row.minimumNotice,
    start_date: row.startDate as LocalDate | null,
    end_date: row.endDate as LocalDate | null,
    limits: row.limits as StoredLimit[],
    focus: row.focus as StoredFocus | null,
    journeys: row.journeys as StoredJourneys | null,
    weeks: running && serializeWeeks(running.weeks, row.timezone),
    weeks_start: row.weeksStart as LocalDate | null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}
