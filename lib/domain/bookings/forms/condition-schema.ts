import { z } from "zod";
import { MAX_KEY_CHARACTERS } from "@/lib/domain/booking-pages/questions/options";
import { LIMITS, requiredText, text } from "@/lib/platform/http/fields";
import { OPERATORS } from "./options";

const MAX_VALUES = 50;

const value = z.union([text(LIMITS.name), z.number(), z.boolean()]);
const bound = z.union([text(LIMITS.name), z.number()]);

/** A comparison of a question's answer. A missing answer matches no condition. */
export const condition = z
  .object({
    key: z.string().max(MAX_KEY_CHARACTERS).describe("The key of a question of the form."),
    is: value
      .optional()
      .describe(
        "The answer, texts in any case; of several chosen options, one of them. Of a checkbox, true or false.",
      ),
    is_not: value
      .optional()
      .describe("The answer is a different one; of several chosen options, none is this one."),
    contains: requiredText(LIMITS.name).optional().describe("A part of a text, in any case: `@example.com`."),
    one_of: z
      .array(bound)
      .min(1, "must not be empty")
      .max(MAX_VALUES)
      .optional()
      .describe("`is` any of these."),
    greater: bound.optional().describe("The answer is a greater number, or a later date."),
    less: bound.optional().describe("The answer is a smaller number, or an earlier date."),
  })
  .refine((sent) => OPERATORS.filter((name) => sent[name] !== undefined).length === 1, {
    error: `must have exactly one of ${OPERATORS.join(", ")}`,
    params: { code: "exactly_one" },
  })
  .meta({ id: "FormCondition", examples: [{ key: "topic", is: "Sales" }] });

export type FormCondition = z.output<typeof condition>;
