import type { Availability } from "@/lib/platform/db/generated/client";
import { answeredDays, type StoredDays } from "./days";

export function serializeAvailability(row: Availability) {
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
    days: answeredDays(row.days as unknown as StoredDays, row.timezone),
    trim_scheduler: false,
    dates: [],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  };
}
