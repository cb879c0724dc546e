import { z } from "zod";
import { id, LIMITS, language, localDate, text, timestamp } from "@/lib/platform/http/fields";
import { paginationQuery, updatedSinceFilter } from "@/lib/platform/http/pagination";

export const waitingEntry = z
  .object({
    _id: id,
    page: z.string().describe("The nickname of the booking page."),
    type: z.string().nullable().describe("The handle of its appointment type; null: the page itself."),
    host: id.nullable().describe("Of a team's page: the member whom the booker has chosen."),
    duration: z.int().nullable().describe("Minutes; null: as long as the page says."),
    email: z.string(),
    name: z.string(),
    lang: language,
    timezone: z.string().describe("In which the days are meant."),
    first_day: localDate,
    last_day: localDate.describe("Included. The entry goes once it is over."),
    offer_count: z.int().describe("How many times were offered so far."),
    offer: z
      .object({ start: timestamp, until: timestamp.describe("Until then the time is kept.") })
      .nullable()
      .describe("What is kept for them at this moment."),
    createdAt: timestamp.describe("Whoever has waited longer is asked first."),
  })
  .meta({ id: "WaitingEntry" });

export const waitingQuery = paginationQuery.extend({
  updated_since: updatedSinceFilter,
  day: localDate.optional().describe("Only those who wait for this day."),
  type: text(LIMITS.name).optional().describe("Only those who wait for this type of the page."),
});

export type WaitingQuery = z.output<typeof waitingQuery>;
