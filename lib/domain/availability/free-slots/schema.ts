import { z } from "zod";
import { countDaysBetween, type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { evenings, focusBlocks } from "@/lib/domain/availability/availabilities/focus-schema";
import { limit } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import { REQUIRED_MESSAGE } from "@/lib/domain/contracts/explain-issues";
import { email, id, LIMITS, language, localDate, text, timezone } from "@/lib/platform/http/fields";

const MAX_DAYS = 92;
const MAX_USERS = 100;

export const wholeMinutes = z
  .string()
  .regex(/^\d{1,5}$/, "must be a whole number of minutes")
  .meta({ type: "integer", minimum: 1, maximum: 1440, examples: [30] })
  .transform(Number)
  .refine((minutes) => minutes >= 1 && minutes <= 1440, "must be from 1 to 1440 minutes");

const buildListSchema = <S extends z.ZodType<unknown, string>>(entry: S) =>
  z
    .string()
    .meta({ minLength: 1 })
    .transform((text) => [...new Set(text.split(",").map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(entry).min(1, "must name at least one").max(MAX_USERS));

const common = {
  duration: wholeMinutes
    .optional()
    .describe("Minutes; required without a page, whose duration is the default."),
  step: wholeMinutes
    .optional()
    .describe("Minutes between starts; default: the page's setting, else the duration."),
  availability: id.optional().describe("For one user: this availability instead of the main one."),
  timezone: timezone
    .optional()
    .describe("The time zone of the dates and of the response; default: the first user's."),
};

const people = {
  users: buildListSchema(id)
    .optional()
    .describe("User ids, separated by commas: times at which all are free."),
  emails: buildListSchema(email).optional().describe("The same by e-mail address."),
};

const page = {
  page: text(LIMITS.name)
    .optional()
    .describe("The nickname of an active booking page, for the times that it offers."),
  type: text(LIMITS.name).optional().describe("The handle of an active appointment type of the page."),
  units: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "must be a whole number of days or nights")
    .meta({ type: "integer", minimum: 1, maximum: 999 })
    .transform(Number)
    .optional()
    .describe("Days or nights, on a page booked by them."),
};

const team = { team: id.optional().describe("Times at which any member is free.") };

const range = {
  from: localDate.describe("First date, included."),
  to: localDate.describe("Last date, included; at most 92 days in all."),
};

interface Range {
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

const areDatesInOrder = ({ from, to }: Range) => !from || !to || from <= to;
const dateOrderRule = { path: ["to"], error: "must not be before from", params: { code: "reversed" } };
const isWithinMaxDays = ({ from, to }: Range) => !from || !to || countDaysBetween(from, to) < MAX_DAYS;
const maxDaysRule = {
  path: ["to"],
  error: `must be at most ${MAX_DAYS} days after from, both counted`,
  params: { code: "range_too_long" },
};

/** Query fields for the slots of a page that the path names. */
export const pageSlotsFields = {
  duration: common.duration.describe("Minutes; default: the page's own."),
  timezone: timezone
    .optional()
    .describe("The time zone of the dates and of the response; default: the page's."),
  from: localDate.optional().describe("First date, included; default: today."),
  to: localDate.optional().describe("Last date, included, at most 92 days in all; default: 14 days."),
};

export const addRangeChecks = <S extends z.ZodType<Range>>(schema: S): S =>
  schema.refine(areDatesInOrder, dateOrderRule).refine(isWithinMaxDays, maxDaysRule);

interface SlotSearchTarget {
  users?: string[] | undefined;
  emails?: string[] | undefined;
  team?: string | undefined;
  page?: string | undefined;
  type?: string | undefined;
}

const hasExactlyOneTarget = ({ users, emails, team: named, page: booked }: SlotSearchTarget) =>
  [users, emails, named, booked].filter((value) => value !== undefined).length === 1;
const buildExactlyOneRule = (names: string) => ({
  path: ["users"],
  error: `is one of ${names}, of which exactly one must be given`,
  params: { code: "exactly_one" },
});

const hasPageOfType = ({ page: booked, type }: SlotSearchTarget) =>
  type === undefined || booked !== undefined;
const pageOfTypeRule = {
  path: ["type"],
  error: "requires page, the page of the type",
  params: { code: "mismatch" },
};

const hasDuration = ({ page: booked, duration }: SlotSearchTarget & { duration?: number | undefined }) =>
  duration !== undefined || booked !== undefined;
const durationRule = { path: ["duration"], error: REQUIRED_MESSAGE };

/** An availability belongs to one user. */
const isOfOneUser = ({
  availability,
  users,
  emails,
}: SlotSearchTarget & { availability?: string | undefined }) =>
  availability === undefined || (users ?? emails)?.length === 1;
const oneUserRule = {
  path: ["availability"],
  error: "requires exactly one user or e-mail address, the owner of the availability",
  params: { code: "not_one_user" },
};

export const slotsQuery = z
  .object({ ...common, ...people, ...team, ...page, ...range })
  .refine(hasExactlyOneTarget, buildExactlyOneRule("users, emails, team and page"))
  .refine(hasPageOfType, pageOfTypeRule)
  .refine(hasDuration, durationRule)
  .refine(isOfOneUser, oneUserRule)
  .refine(areDatesInOrder, dateOrderRule)
  .refine(isWithinMaxDays, maxDaysRule);

export const slotDaysQuery = z
  .object({ ...common, ...people, ...page, ...range })
  .refine(hasExactlyOneTarget, buildExactlyOneRule("users, emails and page"))
  .refine(hasPageOfType, pageOfTypeRule)
  .refine(hasDuration, durationRule)
  .refine(isOfOneUser, oneUserRule)
  .refine(areDatesInOrder, dateOrderRule)
  .refine(isWithinMaxDays, maxDaysRule);

export const nextSlotsQuery = z
  .object({ ...common, ...people, ...team, ...page })
  .refine(hasExactlyOneTarget, buildExactlyOneRule("users, emails, team and page"))
  .refine(hasPageOfType, pageOfTypeRule)
  .refine(hasDuration, durationRule)
  .refine(isOfOneUser, oneUserRule);

const START_FIELD = z.iso.datetime({ offset: true, local: true, error: "must be an ISO 8601 date and time" });

/** Keeps the text: without an offset it is a wall-clock time in a zone that is resolved later. */
const moment = START_FIELD.meta({ examples: ["2031-03-10T09:00", "2031-03-10T08:00:00Z"] }).transform(
  (text, context) => {
    const date = parseLocalDate(text.slice(0, 10));
    if (date) return { date, text };
    context.addIssue({
      code: "custom",
      message: "must be a date from 1970 to 2199",
      params: { code: "invalid_date" },
    });
    return z.NEVER;
  },
);

export const explainQuery = z
  .object({
    ...common,
    ...people,
    ...team,
    ...page,
    lang: language.optional().describe("The language of the names of holidays; default: the country's own."),
    start: moment.describe("The time that is asked about; without an offset, on the clocks of `timezone`."),
  })
  .refine(hasExactlyOneTarget, buildExactlyOneRule("users, emails, team and page"))
  .refine(hasPageOfType, pageOfTypeRule)
  .refine(hasDuration, durationRule)
  .refine(isOfOneUser, oneUserRule);

/** Query fields that all searches share. */
export interface SlotSearchQuery extends SlotSearchTarget {
  duration?: number | undefined;
  step?: number | undefined;
  availability?: string | undefined;
  timezone?: string | undefined;
  /** Days or nights, of a page that is booked by them. */
  units?: number | undefined;
  /** One member of a team page. The caller checks that the page allows the choice. */
  host?: string | undefined;
}

const dateTime = z.object({
  dateTime: z.iso.datetime({ offset: true }).describe("The time, with the offset of the time zone."),
});

const startAndEnd = z.object({ start: dateTime, end: dateTime });

export const freeSlot = startAndEnd
  .extend({
    suits: z
      .boolean()
      .optional()
      .describe("Whether the time lies within the `preferred_hours` of the page; only if it has any."),
    ends_on: z
      .array(z.iso.date())
      .optional()
      .describe(
        "Of a page that is booked by days or nights: the last days of all stays that can begin then, on the page's clocks; `end` is the end of the shortest.",
      ),
  })
  .meta({ id: "FreeSlot" });

const nextAvailability = freeSlot
  .nullable()
  .optional()
  .describe("Only when the range has no slot: the first later one, null if there is none within 366 days.");

const responseRange = { timezone: z.string(), from: z.iso.date(), to: z.iso.date() };

export const slotsResponse = z
  .object({ ...responseRange, slots: z.array(freeSlot), nextAvailability })
  .meta({ id: "Slots" });

export const slotDaysResponse = z
  .object({
    ...responseRange,
    days: z.record(z.iso.date(), z.object({ slots: z.array(freeSlot) })),
    nextAvailability,
  })
  .meta({ id: "SlotDays" });

export const nextSlotsResponse = z
  .object({ timezone: z.string(), slots: z.array(freeSlot) })
  .meta({ id: "NextSlots" });

/** The rules by which a time can be unavailable. */
export const CONFLICT_RULES = [
  "no_hosts",
  "no_availability",
  "suspended",
  "outside_hours",
  "closed_date",
  "holiday",
  "absence",
  "align",
  "off_grid",
  "past",
  "today",
  "horizon",
  "working_days",
  "minimum_notice",
  "start_date",
  "end_date",
  "limit",
  "page_limit",
  "type_limit",
  "focus",
  "evenings",
  "journey",
  "meeting",
  "full",
  "hold",
  "calendar",
  "calendar_day",
  "broken_calendar",
  "no_room",
  "check_in",
  "arrival_day",
  "departure_day",
  "stay_length",
  "step",
  "tidy",
  "adjacent",
  "first_of_day",
] as const;

const reason = z
  .object({
    rule: z
      .enum(CONFLICT_RULES)
      .describe(
        "`off_grid`: within the hours, but no start of the search. `closed_date`: closed by an entry of `dates`. `align`: no multiple of the search's minutes. `horizon`: after `days_after_as_busy`. `working_days`: after `working_days_after`. `limit`, `page_limit`, `type_limit`: the maximum of meetings of the hours, page or type. `focus`: too few free blocks would remain. `evenings`: the week has its evenings with meetings. `journey`: no time to travel. `full`: all seats, or the `capacity`, are taken. `calendar_day`: an all-day event. `broken_calendar`: a calendar cannot be read. `no_room`: none of `rooms` is free. `check_in`, `arrival_day`, `departure_day`, `stay_length`: rules of the page's `stay`. `step`: no host for one of `steps`. `tidy`, `adjacent`, `first_of_day`: free, but the page's `spread` prefers other times of that day.",
      ),
    user: id
      .nullable()
      .describe("The user that the rule belongs to; null: the rule applies to the search as a whole."),
    buffer: z.boolean().describe("Only the buffer around `period` is in the way."),
    period: z
      .object({ start: dateTime, end: dateTime })
      .nullable()
      .describe("The period that takes the time; null if the rule has none."),
    event: z
      .object({ _id: id, title: z.string() })
      .nullable()
      .describe("The `_id` of a meeting, for callers who may read events."),
    calendar: z
      .string()
      .nullable()
      .describe(
        "The calendar, or for `hold` the tool in which the time is booked (a transition), for callers who may read calendars.",
      ),
    label: z
      .string()
      .nullable()
      .describe(
        "The owner's title of the dates or the absence, for callers who may read availabilities; the holiday's name.",
      ),
    limit: limit.nullable().describe("The limit that is reached."),
    focus: focusBlocks.optional().describe("The blocks that stay free, with `focus`."),
    evenings: evenings.optional().describe("The limit, with `evenings`."),
    step: z
      .object({
        number: z.int().describe("Its number in the list, from 1."),
        title: z.string(),
        users: z.array(id).describe("Its hosts who are not free."),
        message: z.string().meta({ examples: ["Step 2: none of Anna, Ben is free at 10:45"] }),
      })
      .optional()
      .describe("The step that does not fit, with `step`."),
    journey: z
      .object({
        minutes: z.int(),
        by: z
          .enum(["fixed", "unlocated", "distance", "no_route", "route"])
          .describe(
            "Where the minutes come from. `fixed`: the `minutes` of the hours. `unlocated`: the same, as the position of a place is not known (yet). `distance`: the straight line. `no_route`: the same, as the router has no answer (yet). `route`: the router.",
          ),
        of: z
          .enum(["meeting", "calendar", "day"])
          .describe("From or to the `event`, the entry in `period`, or the base at an end of the day."),
        from: z
          .string()
          .nullable()
          .describe("The other place, for callers who may read events, or availabilities for a base."),
      })
      .optional()
      .describe("The journey, with `journey`."),
    rooms: z
      .array(z.object({ _id: id, name: z.string() }))
      .optional()
      .describe("Only with `no_room`: the rooms that match the meeting; empty if none does."),
  })
  .meta({ id: "SlotReason" });

const field = z
  .object({
    resource: z.enum(["availability", "absence", "bookpage", "type", "user"]),
    id,
    pointer: z.string().describe("A JSON pointer into the resource; empty: the resource itself."),
  })
  .meta({ id: "SlotFixField" });

const change = z.object({
  field: field.nullable().describe("The resource that has the setting; null: the search itself."),
  value: z.unknown().describe("The suggested value; null: no value."),
});

const suggestion = change
  .extend({
    rule: z.enum([...CONFLICT_RULES, "buffer"]),
    user: id
      .nullable()
      .describe("The user that the rule belongs to; null: the rule applies to the search as a whole."),
    also: z.array(change).describe("The settings that would have to be changed with it."),
  })
  .meta({ id: "SlotFix" });

export type SuggestionField = z.input<typeof field>;
export type SuggestedChange = z.input<typeof change>;
export type SettingSuggestion = z.input<typeof suggestion>;

const ignoredEntry = z
  .object({
    user: id.describe("The owner of the calendar."),
    calendar: z.string(),
    all_day: z.boolean(),
    period: z
      .object({ start: dateTime, end: dateTime })
      .describe("For whole days: from midnight to midnight in UTC of those dates."),
  })
  .meta({ id: "IgnoredEntry" });

export const explainResponse = z
  .object({
    timezone: z.string(),
    start: dateTime,
    end: dateTime,
    free: z.boolean().describe("Whether the search offers this time."),
    reasons: z.array(reason).describe("Every rule in the way; of a team, those of each member."),
    fixes: z
      .array(suggestion)
      .describe(
        "For each rule the smallest change of it that frees the time by itself; none where no single one does.",
      ),
    ignored: z
      .array(ignoredEntry)
      .describe(
        "Busy times at this time in calendars that do not count: the calendars are not `busy`, or the page names others in `blocking_calendars`. For callers who may read calendars.",
      ),
  })
  .meta({ id: "SlotExplanation" });

export type IgnoredEntry = z.input<typeof ignoredEntry>;

export type SlotReason = z.input<typeof reason>;
