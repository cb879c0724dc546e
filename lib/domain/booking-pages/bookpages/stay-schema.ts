import { z } from "zod";
import { findShortestStay, type StayRules } from "@/lib/core/slots/stays/stay-rules";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { timeOfDay, toMinuteOfDay } from "./day-times";
import { STAY_UNITS } from "./options";

const MAX_UNITS = 180;
const MAX_CAPACITY = 100;
const DEFAULT_MOST = 30;
const DAY_MINUTES = 1440;

const units = z.int().min(1).max(MAX_UNITS);

const weekdays = z
  .array(z.enum(WEEKDAYS))
  .min(1)
  .max(WEEKDAYS.length)
  .refine((days) => new Set(days).size === days.length, "must name each day once");

const fields = {
  least: units.optional().describe("The fewest days or nights; default 1."),
  most: units.optional().describe(`The most days or nights; default ${DEFAULT_MOST}, or \`least\`.`),
  check_in: timeOfDay
    .optional()
    .describe("When a stay begins on its first day; default 15:00 for nights, the whole day for days."),
  check_out: timeOfDay
    .optional()
    .describe(
      "When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.",
    ),
  arrival_days: weekdays.optional().describe("The weekdays on which a stay may begin; default: any."),
  departure_days: weekdays
    .optional()
    .describe("The weekdays of the last day, for nights the day of check-out; default: any."),
  capacity: z
    .int()
    .min(1)
    .max(MAX_CAPACITY)
    .optional()
    .describe(
      "How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.",
    ),
};

const staySettings = z.object({
  unit: z
    .enum(STAY_UNITS)
    .describe(
      "`minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.",
    ),
  ...fields,
});

export type StaySettings = z.output<typeof staySettings>;

/** How a page is booked by whole days or nights. */
export const stay = staySettings
  .superRefine((sent, context) => {
    const reject = (path: keyof StaySettings, message: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
    if (sent.unit === "minute") {
      for (const name of Object.keys(fields) as (keyof typeof fields)[])
        if (sent[name] !== undefined) reject(name, "has no effect with the unit minute", "mismatch");
      return;
    }
    const rules = buildStayRules(sent, sent.unit);
    if (rules.most < rules.least) reject("most", "must not be less than least", "too_small");
    else if (sent.unit === "night" && rules.checkOut > rules.checkIn)
      reject(
        "check_out",
        "must not be after check_in, so that one stay can follow another on a day",
        "reversed",
      );
    else if (sent.unit === "day" && rules.checkOut <= rules.checkIn)
      reject("check_out", "must be after check_in (00:00 is midnight at the end of the day)", "reversed");
    else if (findShortestStay(rules) === null)
      reject(
        "departure_days",
        `has no day on which a stay of ${rules.least} to ${rules.most} ${sent.unit}s from one of arrival_days ends`,
        "mismatch",
      );
  })
  .meta({
    id: "Stay",
    examples: [{ unit: "night", least: 2, most: 14, arrival_days: ["friday", "saturday"] }],
  });

/** Returns the rules of stays; undefined for a page that is booked by minutes. */
export const toStayRules = (settings: { stay?: StaySettings | undefined }): StayRules | undefined =>
  settings.stay && settings.stay.unit !== "minute"
    ? buildStayRules(settings.stay, settings.stay.unit)
    : undefined;

function buildStayRules(
  {
    least = 1,
    most = Math.max(DEFAULT_MOST, least),
    check_in,
    check_out,
    arrival_days,
    departure_days,
  }: StaySettings,
  unit: StayRules["unit"],
): StayRules {
  const isNight = unit === "night";
  const checkOut = check_out === undefined ? null : toMinuteOfDay(check_out);
  return {
    unit,
    least,
    most,
    checkIn: check_in === undefined ? (isNight ? 15 * 60 : 0) : toMinuteOfDay(check_in),
    checkOut: isNight ? (checkOut ?? 11 * 60) : checkOut || DAY_MINUTES,
    arrivalDays: toWeekdayIndexes(arrival_days),
    departureDays: toWeekdayIndexes(departure_days),
  };
}

const toWeekdayIndexes = (days: readonly (typeof WEEKDAYS)[number][] | undefined) =>
  days === undefined ? null : days.map((day) => WEEKDAYS.indexOf(day));

/** Returns how many stays may overlap; 1 for meetings. */
export const pickCapacity = ({ stay: sent }: { stay?: StaySettings | undefined }): number =>
  sent && sent.unit !== "minute" ? (sent.capacity ?? 1) : 1;

/** True if stays are whole local days, which calendars show as dates without times. */
export const isWholeDays = ({ unit, checkIn, checkOut }: StayRules): boolean =>
  unit === "day" && checkIn === 0 && checkOut === DAY_MINUTES;
