import { z } from "zod";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { MAX_OCCURRENCES, SERIES_FREQUENCIES } from "@/lib/core/time/series-frequency";
import { freeSlot, pageSlotsFields } from "@/lib/domain/availability/free-slots/schema";
import { id, LIMITS, text, timestamp, wholeNumber } from "@/lib/platform/http/fields";

const start = timestamp.refine((date) => parseLocalDate(date.toISOString().slice(0, 10)) !== null, {
  error: "must be a time of the years 1970 to 2199",
  params: { code: "invalid_date" },
});

export const seriesQuery = z.object({
  type: text(LIMITS.name).optional().describe("The handle of one of the page's appointment types."),
  host: id.optional().describe("One of the page's `members`."),
  duration: pageSlotsFields.duration,
  timezone: pageSlotsFields.timezone.describe("The time zone of the response; default: the page's."),
  start: start.describe("The first of its times, one that the page offers."),
  every: z.enum(SERIES_FREQUENCIES).optional().describe("Default: the first that the page has."),
  times: wholeNumber(1, MAX_OCCURRENCES).describe("The number of occurrences, the first included."),
});

export type SeriesCheckQuery = z.output<typeof seriesQuery>;

const seriesTime = freeSlot.extend({
  index: z.int().describe("From 1; for `series.instead` of the booking."),
  free: z.boolean(),
  nearest_slots: z
    .array(freeSlot)
    .describe("For a time that is not free: the alternatives, the nearest first."),
});

export const pageSeries = z
  .object({
    timezone: z.string(),
    every: z.enum(SERIES_FREQUENCIES),
    clock: z
      .string()
      .describe("The time zone of the series: every meeting begins at the same hour of its clock."),
    times: z.array(seriesTime.meta({ id: "PageSeriesTime" })),
  })
  .meta({ id: "PageSeries" });
