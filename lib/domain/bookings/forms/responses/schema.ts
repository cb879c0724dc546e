import { z } from "zod";
import { answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { paginationQuery, searchQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { utm } from "@/lib/domain/events/schema";
import { email, id, language, timestamp } from "@/lib/platform/http/fields";
import { target } from "../target-schema";

export const formResponse = z
  .object({
    _id: id,
    form: id,
    answers: z.array(answer),
    name: z.string().nullable().describe("The answer to the question with the key `name`."),
    email: z.string().nullable().describe("The answer with the key `email`, else the first of that kind."),
    phone: z.string().nullable().describe("The answer with the key `phone`, else the first of that kind."),
    language: language.describe("In which the form was read."),
    rule: id.nullable().describe("The `_id` of the rule that was met; null: none was."),
    to: target.nullable().describe("The target, in its state at that time; null: the closing page."),
    utm: utm.nullable(),
    event: id.nullable().describe("The event that was booked with it."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: "FormResponse" });

const flag = z.enum(["true", "false"]).transform((word) => word === "true");

export const responsesQuery = paginationQuery.extend({
  updated_since: updatedSinceFilter,
  sort: searchQuery.shape.sort,
  rule: z
    .union([id, z.literal("none")])
    .optional()
    .describe("Only what this rule led on; `none`: what met no rule."),
  booked: flag.optional().describe("Whether something was booked with it."),
  email: email.optional().describe("Only from this address."),
  since: timestamp.optional().describe("Answered at this instant or later."),
  until: timestamp.optional().describe("Answered before this instant."),
});

export type ResponsesQuery = z.output<typeof responsesQuery>;
