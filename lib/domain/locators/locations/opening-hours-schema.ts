import { z } from "zod";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";

const MAX_SPANS = 6;

const start = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:00");
/** Midnight at the end of a day is 24:00 in every notation. */
const end = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time of day such as 18:00; midnight is 24:00")
  .overwrite((time) => (time === "00:00" || time === "23:59" ? "24:00" : time));

const span = z
  .object({ start, end })
  .refine((one) => one.start < one.end, { path: ["end"], message: "must be after the start" });

const spans = z
  .array(span)
  .max(MAX_SPANS)
  .refine((all) => all.every(({ start }, index) => start >= (all[index - 1]?.end ?? "")), {
    message: "must be in their order and not overlap",
  });

const buildWeekSchema = <Day extends z.ZodType>(day: Day) =>
  z.object(Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as Record<Weekday, Day>);

/** A missing day is closed. Opening hours past midnight continue as a span of the next day. */
export const openingHoursInput = buildWeekSchema(spans.optional())
  .meta({ id: "OpeningHoursInput", examples: [{ monday: [{ start: "09:00", end: "18:00" }] }] })
  .describe(
    "Wall-clock times at which the place is open. A day without any is closed; midnight at the end of a day is 24:00 (00:00 and 23:59 are taken for it).",
  );

export const openingHours = buildWeekSchema(
  z.array(z.object({ start: z.string(), end: z.string() })).optional(),
).meta({
  id: "OpeningHours",
});

export type OpeningHours = { [Day in Weekday]?: OpeningSpan[] };
export type OpeningSpan = z.output<typeof span>;
