import { z } from "zod";
import { MAX_OCCURRENCES, SERIES_FREQUENCIES } from "@/lib/core/time/series-frequency";

const frequency = z.enum(SERIES_FREQUENCIES).meta({ id: "SeriesRhythm" });

/** Settings for recurring bookings. */
export const series = z
  .object({
    every: z
      .union([frequency, z.array(frequency).min(1).max(SERIES_FREQUENCIES.length)])
      .describe("The frequencies that the booker can choose from; `month` keeps the day of the month."),
    times: z
      .array(z.int().min(1).max(MAX_OCCURRENCES))
      .length(2)
      .describe(
        "The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.",
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
