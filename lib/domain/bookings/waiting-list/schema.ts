import { z } from "zod";
import { paginationQuery, recordsQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { id, LIMITS, language, localDate, text, timestamp } from "@/lib/platform/http/fields";

export const waitingEntry = z
  .object({
    _id: id,
    page: z.string().describe("The nickname of the booking page."),
    type: z.string().nullable().describe("The handle of its appointment type; null: the page itself."),
    host: id.nullable().describe("On a team's page: the member that the booker has chosen."),
    duration: z.int().nullable().describe("Minutes; null: the duration of the page."),
    email: z.string(),
    name: z.string(),
    lang: language,
    timezone: z.string().describe("In which the days are meant."),
    first_day: localDate,
    last_day: localDate.describe("The last day, included. The entry is deleted once it is over."),
    offer_count: z.int().describe("The number of times offered so far."),
    offer: z
      .object({ start: timestamp, until: timestamp.describe("The end of the hold of the offered time.") })
      .nullable()
      .describe("The time that is held for them at this moment."),
    createdAt: timestamp.describe("The time of joining; people who have waited longer get offers first."),
  })
  .meta({ id: "WaitingEntry" });

export const waitingQuery = paginationQuery.extend({
  updated_since: updatedSinceFilter,
  day: localDate.optional().describe("Only entries for this day."),
  type: text(LIMITS.name).optional().describe("Only entries for this type of the page."),
});

export const allWaitingQuery = recordsQuery.extend({
  belongs_to: id.optional().describe("Only entries for the pages of this user."),
  day: localDate.optional().describe("Only entries for this day."),
});

export type AllWaitingQuery = z.output<typeof allWaitingQuery>;

export type WaitingQuery = z.output<typeof waitingQuery>;
