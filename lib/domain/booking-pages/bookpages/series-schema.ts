import { z } from "zod";
import { MAX_OCCURRENCES, RHYTHMS } from "@/lib/core/time/rhythm";

const rhythm = z.enum(RHYTHMS).meta({ id: "SeriesRhythm" });

/** How a page lets a booking repeat. */
export const series = z
  .object({
    every: z
      .union([rhythm, z.array(rhythm).min(1).max(RHYTHMS.length)])
      .describe("The rhythm, or those that the booker chooses from; `month` keeps the day of the month."),
    times: z
      .array(z.int().min(1).max(MAX_OCCURRENCES))
      .length(2)
      .describe(
        "How often at least and at most, the first time included; from 1, a single meeting can be booked too.",
      ),
  })
  .superRefine(({ every, times: [least = 1, most = 1] }, context) => {
    if (least > most)
      context.addIssue({
        code: "custom",
        path: ["times", 1],
        message: "must not be less than the first",
        params: { code: "reversed" },
      });
    const twice = [every].flat().findIndex((one, index, all) => all.indexOf(one) < index);
    if (twice >= 0)
      context.addIssue({
        code: "custom",
        path: ["every", twice],
        message: "is in the list already",
        params: { code: "duplicate" },
      });
  })
  .meta({ id: "SeriesSettings", examples: [{ every: ["week", "two_weeks"], times: [1, 10] }] });
