import { z } from "zod";
import { findGroupZone } from "@/lib/core/slots/filter-by-spread";
import { type PreferredHours, pickPreferredStarts } from "@/lib/core/slots/preferred-hours";
import type { Host } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { timeOfDay, toMinuteOfDay } from "./day-times";

const MAX_RANGES = 14;
const DAY_MINUTES = 1440;

const range = z
  .object({
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .max(WEEKDAYS.length)
      .refine((days) => new Set(days).size === days.length, "must name each day once")
      .optional()
      .describe("Default: every day."),
    start_time: timeOfDay,
    end_time: timeOfDay.describe("00:00 is midnight at the end of the day."),
  })
  .superRefine(({ start_time, end_time }, context) => {
    if ((toMinuteOfDay(end_time) || DAY_MINUTES) > toMinuteOfDay(start_time)) return;
    context.addIssue({
      code: "custom",
      path: ["end_time"],
      message: "must be after start_time (00:00 is midnight at the end of the day)",
      params: { code: "reversed" },
    });
  })
  .meta({ id: "PreferredHours", examples: [{ days: ["monday"], start_time: "09:00", end_time: "12:00" }] });

/** The hours of a page that suit its hosts best. */
export const preferredHours = z.array(range).max(MAX_RANGES);

const toPreferredHours = (ranges: z.output<typeof preferredHours>): PreferredHours[] =>
  ranges.map(({ days = WEEKDAYS, start_time, end_time }) => ({
    weekdays: days.map((day) => WEEKDAYS.indexOf(day)),
    hours: { start: toMinuteOfDay(start_time), end: toMinuteOfDay(end_time) },
  }));

/** Returns the starts within the preferred hours, on the clocks of the first host's hours; undefined without any. */
export function findPreferredStarts(
  { preferred_hours: ranges = [] }: { preferred_hours?: z.output<typeof preferredHours> | undefined },
  hosts: readonly Host[],
  duration: number,
  starts: readonly Instant[],
): ReadonlySet<Instant> | undefined {
  const zone = findGroupZone(hosts);
  if (ranges.length === 0 || zone === null) return undefined;
  return pickPreferredStarts(starts, { preferred: toPreferredHours(ranges), zone, duration });
}
