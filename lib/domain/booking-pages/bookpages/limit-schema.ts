import { z } from "zod";
import type { Limit } from "@/lib/core/slots/schedule";
import { LIMIT_PERIODS } from "./options";

const MAX_LIMIT_COUNT = 10_000;
/** Minutes of a month of 31 days. */
const MAX_LIMIT_MINUTES = 44_640;

export const limit = z
  .object({
    per: z.enum(LIMIT_PERIODS),
    count: z.int().min(1).max(MAX_LIMIT_COUNT).optional().describe("Meetings."),
    minutes: z.int().min(1).max(MAX_LIMIT_MINUTES).optional().describe("The maximum number of meetings."),
  })
  .refine(({ count, minutes }) => (count === undefined) !== (minutes === undefined), {
    error: "must have either count or minutes",
    params: { code: "exactly_one" },
  })
  .meta({ id: "Limit", examples: [{ per: "day", count: 4 }] });

export type StoredLimit = z.output<typeof limit>;

const toUnit = ({ count }: StoredLimit): Limit["unit"] => (count === undefined ? "minutes" : "count");

/** Each kind is allowed once per period, as a second limit would have no effect. */
export const limits = z
  .array(limit)
  .max(6)
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const kind = `${entry.per} ${toUnit(entry)}`;
      if (seen.has(kind)) {
        const message = `limits the ${toUnit(entry)} of each ${entry.per} a second time`;
        context.addIssue({ code: "custom", path: [index], message, params: { code: "duplicate" } });
      }
      seen.add(kind);
    }
  })
  .describe(
    "The limits for each day, week or month, counted by the start of each meeting in the availability's time zone; weeks begin on the organisation's `week_start`.",
  );

export const toLimit = (entry: StoredLimit): Limit => ({
  per: entry.per,
  unit: toUnit(entry),
  most: entry.count ?? entry.minutes ?? 0,
});

export const toStoredLimit = ({ per, unit, most }: Limit): StoredLimit => ({ per, [unit]: most });
