import { z } from "zod";
import { id } from "@/lib/platform/http/fields";
import { QUESTION_KINDS } from "./question-schema";

/** An answer as stored with the event; its question may be changed or deleted later. */
export const answer = z
  .object({
    _id: id.describe("The key of the question."),
    key: z.string(),
    label: z.string().describe("The question as it was asked, in the host's language."),
    kind: z.enum(QUESTION_KINDS),
    value: z
      .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
      .describe(
        "The value by kind: a number, true or false of a checkbox, values of the options of `multi_select`, else a text; phone numbers in E.164, dates as YYYY-MM-DD.",
      ),
    text: z.string().describe("The value for people: labels of the options; a checkbox has its value."),
  })
  .meta({ id: "Answer" });

export type Answer = z.output<typeof answer>;

export type AnswerValue = Answer["value"];
