import { z } from "zod";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { id, record, timestamp, timezone } from "@/lib/platform/http/fields";

const TIME_PATTERN = /^(\d{4}-\d{2}-\d{2}T)?([01]\d|2[0-3]):[0-5]\d(:00(\.0+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

const hasOffset = (text: string) => /(Z|[+-]\d{2}:?\d{2})$/.test(text);

/** `+0100` → `+01:00`, the only form that `Date.parse` knows. */
const withColon = (text: string) => text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2");

const slotTime = z
  .string()
  .regex(
    TIME_PATTERN,
    "must be a time on a whole minute: 09:00, or an ISO 8601 time such as 2018-01-01T08:00:00Z",
  )
  .refine((text) => !hasOffset(text) || text.includes("T"), "must have a date when it has an offset")
  .refine((text) => !hasOffset(text) || !text.includes("T") || !Number.isNaN(Date.parse(withColon(text))), {
    error: "must be of a real date and offset",
  })
  .describe("Wall-clock time. Without an offset as written; with one, converted to the availability's zone.");

const slotInput = z.object({ start_time: slotTime, end_time: slotTime });

const dayInput = z
  .object({
    enabled: z.boolean().optional().describe("Default: true when the day has slots."),
    slots: z.array(slotInput).max(48).optional(),
  })
  .meta({ id: "DayInput" });

export type DayInput = z.output<typeof dayInput>;

const days = <Day extends z.ZodType>(day: Day) =>
  z.object(Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as Record<Weekday, Day>);

const minutes = z.int().min(0).max(1440);

export const availabilityBody = z
  .object({
    timezone: timezone.describe("Default: the user's."),
    today_as_busy: z.boolean().describe("No booking on the same day."),
    past_as_busy: z.boolean().describe("No booking in the past."),
    days_after_as_busy: z.int().min(0).max(3650).nullable().describe("No booking more than n days ahead."),
    buffer_before: minutes.describe("Minutes to keep free before each meeting."),
    buffer_after: minutes.describe("Minutes to keep free after each meeting."),
    all_day_busy: z.boolean().describe("An all-day busy calendar event takes the whole day."),
    days: days(dayInput.optional()),
  })
  .partial()
  .meta({ id: "AvailabilityBody" });

export type AvailabilityBody = z.output<typeof availabilityBody>;

export const availability = record
  .extend({
    belongs_to: id,
    timezone: z.string(),
    today_as_busy: z.boolean(),
    past_as_busy: z.boolean(),
    days_after_as_busy: z.int().nullable(),
    buffer_before: z.int(),
    buffer_after: z.int(),
    all_day_busy: z.boolean(),
    days: days(
      z
        .object({
          enabled: z.boolean(),
          slots: z.array(z.object({ _id: id, start_time: timestamp, end_time: timestamp })),
        })
        .meta({ id: "Day" }),
    ),
    trim_scheduler: z.boolean(),
    dates: z.array(z.unknown()),
  })
  .meta({ id: "Availability" });
