import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { Schemas } from "../api";
import type { FormController } from "../form/use-form";

export type Availability = Schemas["Availability"];

export interface TimeRange {
  start_time: string;
  end_time: string;
}

export interface DayHours {
  enabled: boolean;
  slots: TimeRange[];
}

export type WeekHours = Record<Weekday, DayHours>;

/** Hours that replace the weekly ones on some days; both ends are inclusive. */
export interface DateOverride extends DayHours {
  _id?: string;
  start_date: string;
  end_date: string;
  label: string;
}

export type AvailabilityLimit = Schemas["Limit"];

export type HolidayRules = NonNullable<Availability["holidays"]>;

export const NINE_TO_FIVE: TimeRange = { start_time: "09:00", end_time: "17:00" };

/** The API returns ranges as instants of one day; the form edits wall-clock times of the availability's zone. */
export function toEditedAvailability(read: Availability) {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: read.timezone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const time = (at: string) => clock.format(new Date(at));
  const toDay = ({ enabled, slots }: DayHours): DayHours => ({
    enabled,
    slots: slots.map((slot) => ({ start_time: time(slot.start_time), end_time: time(slot.end_time) })),
  });
  const toDays = (days: WeekHours) =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, toDay(days[day])])) as WeekHours;
  return {
    timezone: read.timezone,
    today_as_busy: read.today_as_busy,
    past_as_busy: read.past_as_busy,
    days_after_as_busy: read.days_after_as_busy,
    buffer_before: read.buffer_before,
    buffer_after: read.buffer_after,
    all_day_busy: read.all_day_busy,
    days: toDays(read.days),
    weeks: read.weeks?.map(({ days }) => ({ days: toDays(days) })) ?? null,
    weeks_start: read.weeks_start,
    dates: read.dates.map(
      ({ _id, start_date, end_date, label, ...day }): DateOverride => ({
        _id,
        start_date,
        end_date,
        label,
        ...toDay(day),
      }),
    ),
    holidays: read.holidays,
    minimum_notice: read.minimum_notice,
    start_date: read.start_date,
    end_date: read.end_date,
    limits: read.limits,
    focus: read.focus,
    journeys: read.journeys,
  };
}

export type EditedAvailability = ReturnType<typeof toEditedAvailability>;

export type AvailabilityFormState = FormController<EditedAvailability>;

/** The part of the form that edits weekly hours, independent of their pointer. */
export type WeekFormState = Pick<AvailabilityFormState, "set" | "findError"> & { body: object };

/** The default hours: Monday to Friday from nine to five, in the user's zone unless one is given. */
export const buildDefaultHours = (timezone?: string) => ({
  ...(timezone && { timezone }),
  days: Object.fromEntries(
    WEEKDAYS.map((day, index) => [day, { enabled: index < 5, slots: index < 5 ? [NINE_TO_FIVE] : [] }]),
  ),
});
