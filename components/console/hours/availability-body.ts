import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { Schemas } from "../api";
import type { Form } from "../form/use-form";

export type Availability = Schemas["Availability"];

export interface Range {
  start_time: string;
  end_time: string;
}

export interface Day {
  enabled: boolean;
  slots: Range[];
}

export const NINE_TO_FIVE: Range = { start_time: "09:00", end_time: "17:00" };

/** The API answers times as instants of one day; they are edited as wall-clock times of the availability's zone. */
export function toAvailabilityBody(read: Availability) {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: read.timezone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const time = (at: string) => clock.format(new Date(at));
  const toDay = ({ enabled, slots }: Availability["days"][Weekday]): Day => ({
    enabled,
    slots: slots.map((slot) => ({ start_time: time(slot.start_time), end_time: time(slot.end_time) })),
  });
  return {
    timezone: read.timezone,
    today_as_busy: read.today_as_busy,
    past_as_busy: read.past_as_busy,
    days_after_as_busy: read.days_after_as_busy,
    buffer_before: read.buffer_before,
    buffer_after: read.buffer_after,
    all_day_busy: read.all_day_busy,
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, toDay(read.days[day])])) as Record<Weekday, Day>,
  };
}

/** Monday to Friday from nine to five, to begin with. */
export const usualHours = (timezone: string) => ({
  timezone,
  days: Object.fromEntries(
    WEEKDAYS.map((day, index) => [day, { enabled: index < 5, slots: index < 5 ? [NINE_TO_FIVE] : [] }]),
  ),
});

export type AvailabilityForm = Form<ReturnType<typeof toAvailabilityBody>>;
