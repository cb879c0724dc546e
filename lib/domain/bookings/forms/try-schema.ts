import { z } from "zod";
import { answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { id } from "@/lib/platform/http/fields";
import { condition } from "./condition-schema";
import { target } from "./target-schema";

export const tryBody = z
  .object({
    answers: z
      .record(z.string(), z.unknown())
      .describe("The answers to the questions of the form, by their keys."),
  })
  .meta({ id: "FormTryBody" });

export type TryBody = z.output<typeof tryBody>;

export const formTry = z
  .object({
    answers: z
      .array(answer)
      .describe("The answers that would be stored: questions that were not asked are left out."),
    rule: id.nullable().describe("The `_id` of the first rule that is met; null: none is."),
    to: target.nullable().describe("The target; null: the closing page."),
    rules: z
      .array(
        z.object({
          _id: id,
          met: z.boolean(),
          conditions: z.array(
            z.object({
              condition,
              met: z.boolean(),
              answered: z.boolean().describe("Whether there is an answer."),
            }),
          ),
        }),
      )
      .describe("Every rule in its order, with what was found of it."),
  })
  .meta({ id: "FormTry" });
