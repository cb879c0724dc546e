import { z } from "zod";
import type { EveningLimit, Focus, FocusBlocks } from "@/lib/core/slots/focus";
import type { DayRange } from "@/lib/core/slots/schedule";
import { timeOfDay, toMinuteOfDay } from "@/lib/domain/booking-pages/bookpages/day-times";

const MAX_BLOCKS = 4;
const MAX_COUNT = 28;
const DAY_MINUTES = 1440;
const WEEK_DAYS = 7;

export const focusBlocks = z
  .object({
    per: z.enum(["day", "week"]),
    count: z.int().min(1).max(MAX_COUNT).describe("How many blocks stay free in each day or week."),
    minutes: z.int().min(5).max(DAY_MINUTES).describe("The length of each block."),
    start_time: timeOfDay
      .nullable()
      .optional()
      .describe(
        "With `end_time`: the wall-clock time in which a block lies, on days with hours. Default: within the hours.",
      ),
    end_time: timeOfDay.nullable().optional().describe("00:00 is midnight at the end of the day."),
  })
  .superRefine((blocks, context) => {
    const reject = (path: string, message: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
    const { start_time: start, end_time: end, per, count, minutes } = blocks;
    if (start && !end) return reject("end_time", "is required with start_time", "required");
    if (end && !start) return reject("start_time", "is required with end_time", "required");
    const between = toBetween(blocks);
    if (between && between.end <= between.start)
      return reject(
        "end_time",
        "must be after start_time (00:00 is midnight at the end of the day)",
        "reversed",
      );
    const available = between ? between.end - between.start : DAY_MINUTES;
    const span = between ? `between ${start} and ${end}` : "in a day";
    if (minutes > available)
      return reject("minutes", `has ${minutes} minutes, but there are only ${available} ${span}`, "too_big");
    const most = Math.floor(available / minutes) * (per === "day" ? 1 : WEEK_DAYS);
    if (count > most)
      reject(
        "count",
        `is more than the ${most} blocks of ${minutes} minutes that fit ${span}`,
        "out_of_range",
      );
  })
  .meta({ id: "FocusBlocks" });

export const evenings = z
  .object({
    most: z.int().min(0).max(WEEK_DAYS).describe("Days of a week with a meeting in the evening."),
    from: timeOfDay.describe("The wall-clock time at which the evening begins; it ends at midnight."),
  })
  .meta({ id: "EveningLimit" });

export const focus = z
  .object({
    blocks: z.array(focusBlocks).max(MAX_BLOCKS).optional().describe("Default: none."),
    evenings: evenings.nullable().optional(),
  })
  .meta({
    id: "Focus",
    examples: [
      {
        blocks: [
          { per: "week", count: 2, minutes: 180 },
          { per: "day", count: 1, minutes: 30, start_time: "11:30", end_time: "14:00" },
        ],
        evenings: { most: 2, from: "18:00" },
      },
    ],
  });

export type StoredFocus = z.output<typeof focus>;
type StoredBlocks = z.output<typeof focusBlocks>;

/** Returns the rules for a search; null if there are none. */
export function toFocus({ blocks = [], evenings: limit = null }: StoredFocus): Focus | null {
  if (blocks.length === 0 && !limit) return null;
  return {
    blocks: blocks.map(toBlocks),
    evenings: limit && { most: limit.most, from: toMinuteOfDay(limit.from) },
  };
}

const toBlocks = (blocks: StoredBlocks): FocusBlocks => ({
  per: blocks.per,
  count: blocks.count,
  minutes: blocks.minutes,
  between: toBetween(blocks),
});

/** The end is 1440 for midnight. */
const toBetween = ({ start_time, end_time }: DayTimes): DayRange | null =>
  start_time && end_time
    ? { start: toMinuteOfDay(start_time), end: toMinuteOfDay(end_time) || DAY_MINUTES }
    : null;

interface DayTimes {
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
}

export const toStoredBlocks = ({ per, count, minutes, between }: FocusBlocks): StoredBlocks => ({
  per,
  count,
  minutes,
  start_time: between && formatMinutes(between.start),
  end_time: between && formatMinutes(between.end),
});

export const toStoredEvenings = ({ most, from }: EveningLimit) => ({ most, from: formatMinutes(from) });

const formatMinutes = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
