import { z } from "zod";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { id, timestamp, wholeNumber } from "@/lib/platform/http/fields";

export const feedback = z
  .object({
    _id: id,
    event: id,
    invitee: id,
    name: z.string().nullable().describe("The name of the person, or else the address."),
    rating: z.int().describe("1 (very poor) to 5 (very good)."),
    comment: z.string().describe("Empty if there is none."),
    bookpage: id.nullable().describe("The booking page of the event."),
    host: id.nullable().describe("The user whose event it is."),
    createdAt: timestamp,
    updatedAt: timestamp.describe("A person may change their feedback."),
  })
  .meta({ id: "Feedback" });

export const feedbackQuery = recordsQuery.omit({ search: true }).extend({
  event: id.optional().describe("Only of this event."),
  bookpage: id.optional().describe("Only of what was booked on this page."),
  host: id.optional().describe("Only of events of this user."),
  max_rating: wholeNumber(1, 5).optional().describe("Only ratings up to this one, such as 2 for complaints."),
});

export type FeedbackQuery = z.output<typeof feedbackQuery>;
