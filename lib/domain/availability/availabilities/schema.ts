import { z } from "zod";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { holidaysInput, holidaysSetting } from "@/lib/domain/availability/holidays/schema";
import { limits } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import {
  areDatesInOrder,
  datesInOrderRule,
  id,
  LIMITS,
  localDate,
  record,
  text,
  timestamp,
  timezone,
} from "@/lib/platform/http/fields";
import { focus } from "./focus-schema";
import { journeys } from "./journeys-schema";

const MINUTE_OF_DAY = "([01]\\d|2[0-3]):[0-5]\\d(:00(\\.0+)?)?";

/** Two notations of midnight at the end of a day. */
const END_OF_DAY = "24:00(:00(\\.0+)?)?|23:59:59(\\.\\d+)?";

const hasOffset = (text: string) => /(Z|[+-]\d{2}:?\d{2})$/.test(text);

/** Turns `+0100` into `+01:00`, the only form that `Date.parse` accepts. */
const normalizeOffset = (text: string) => text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2");

const buildSlotTimeSchema = (time: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(\\d{4}-\\d{2}-\\d{2}T)?(${time})(Z|[+-]\\d{2}:?\\d{2})?$`),
      "must be a time on a whole minute: 09:00, or an ISO 8601 time such as 2018-01-01T08:00:00Z",
    )
    .refine((text) => !hasOffset(text) || text.includes("T"), "must have a date when it has an offset")
    .refine(
      (text) => !hasOffset(text) || !text.includes("T") || !Number.isNaN(Date.parse(normalizeOffset(text))),
      {
        error: "must be of a real date and offset",
      },
    );

const slotInput = z.object({
  start_time: buildSlotTimeSchema(MINUTE_OF_DAY).describe(
    "Wall-clock time. Without an offset as written; with one, converted to the availability's zone.",
  ),
  end_time: buildSlotTimeSchema(`${MINUTE_OF_DAY}|${END_OF_DAY}`).describe(
    "Like `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.",
  ),
});

const MAX_SLOTS = 48;

const dayInput = z
  .object({
    enabled: z.boolean().optional().describe("Default: true when the day has slots."),
    slots: z.array(slotInput).max(MAX_SLOTS).optional(),
  })
  .meta({ id: "DayInput" });

export type DayInput = z.output<typeof dayInput>;

const MAX_DATES = 1000;

export const dateHoursInput = z
  .object({
    _id: id.optional().describe("The `_id` of an existing entry, which keeps it."),
    start_date: localDate,
    end_date: localDate.describe("Included."),
    enabled: z.boolean().optional().describe("False closes these dates. Default: true when there are slots."),
    slots: z.array(slotInput).max(MAX_SLOTS).optional().describe("In place of the hours of the week."),
    label: text(LIMITS.name).optional(),
  })
  .refine(areDatesInOrder, datesInOrderRule)
  .meta({ id: "AvailabilityDateInput" });

export type DateHoursInput = z.output<typeof dateHoursInput>;

const buildDaysSchema = <Day extends z.ZodType>(day: Day) =>
  z.object(Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as Record<Weekday, Day>);

const minutes = z.int().min(0).max(1440);

const weekInput = z
  .object({ days: buildDaysSchema(dayInput.optional()) })
  .meta({ id: "AvailabilityWeekInput" });

export type WeekHoursInput = z.output<typeof weekInput>;

/** Minutes, up to a year. */
export const minimumNotice = z.int().min(0).max(525_600);

export const availabilityBody = z
  .object({
    timezone: timezone.describe("Default: the user's."),
    today_as_busy: z.boolean().describe("No booking on the same day."),
    past_as_busy: z.boolean().describe("No booking in the past."),
    days_after_as_busy: z.int().min(0).max(3650).nullable().describe("No booking more than n days ahead."),
    buffer_before: minutes.describe("Minutes of buffer before each meeting."),
    buffer_after: minutes.describe("Minutes of buffer after each meeting."),
    all_day_busy: z.boolean().describe("Whether an all-day busy calendar event blocks the whole day."),
    days: buildDaysSchema(dayInput.optional()).describe(
      "The days that are sent replace the existing ones. With rotating weeks, they change the current week; if the body also has `weeks`, those count.",
    ),
    dates: z
      .array(dateHoursInput)
      .max(MAX_DATES)
      .describe(
        "Hours of single dates in place of those of the week and of public holidays: the whole list, in which later entries win. Slots of a date must not overlap.",
      ),
    holidays: holidaysInput.nullable().describe("Public holidays on which there are no hours; null: none."),
    minimum_notice: minimumNotice.describe("Minutes from now until the earliest start."),
    start_date: localDate.nullable().describe("No booking before this date."),
    end_date: localDate.nullable().describe("No booking after this date."),
    limits: limits.describe("The limits of this person's meetings, on all pages together."),
    focus: focus
      .nullable()
      .describe(
        "Time that stays free of meetings: a time is offered only while every rule can still be kept. Blocks count free time within the hours, or in `start_time` to `end_time` of each day with hours, without calendar entries and without meetings and their buffers. Null: none.",
      ),
    journeys: journeys
      .nullable()
      .describe(
        "Journeys between the places of meetings: a time is offered only if the host can travel to it and on to the next meeting; of a journey and a buffer, the longer counts. Meetings at an address have journeys, calls and links none. Null: none.",
      ),
    weeks: z
      .array(weekInput)
      .min(2)
      .max(8)
      .nullable()
      .describe(
        "Rotating weeks in place of `days`: the whole list. Null: every week is like the current one.",
      ),
    weeks_start: localDate
      .nullable()
      .describe("A date in the first of `weeks`. The rotation also applies to earlier dates."),
  })
  .partial()
  .meta({ id: "AvailabilityBody" });

export type AvailabilityBody = z.output<typeof availabilityBody>;

const slots = z.array(z.object({ _id: id, start_time: timestamp, end_time: timestamp }));

const serializedDays = buildDaysSchema(z.object({ enabled: z.boolean(), slots }).meta({ id: "Day" }));

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
    days: serializedDays.describe("With rotating weeks: the current week."),
    trim_scheduler: z.boolean(),
    dates: z.array(
      z
        .object({
          _id: id,
          start_date: localDate,
          end_date: localDate,
          enabled: z.boolean(),
          slots,
          label: z.string(),
        })
        .meta({ id: "AvailabilityDate" }),
    ),
    holidays: holidaysSetting.nullable(),
    minimum_notice: z.int(),
    start_date: localDate.nullable(),
    end_date: localDate.nullable(),
    limits,
    focus: focus.nullable(),
    journeys: journeys.nullable(),
    weeks: z.array(z.object({ days: serializedDays }).meta({ id: "AvailabilityWeek" })).nullable(),
    weeks_start: localDate.nullable(),
  })
  .meta({ id: "Availability" });
