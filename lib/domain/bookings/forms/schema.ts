import { z } from "zod";
import { buildLocalTextSchema } from "@/lib/domain/booking-pages/questions/build-local-text-schema";
import { question } from "@/lib/domain/booking-pages/questions/question-schema";
import { questionsInput } from "@/lib/domain/booking-pages/questions/questions-input";
import { locatorSlug } from "@/lib/domain/locators/locator-slug";
import { id, LIMITS, language, record } from "@/lib/platform/http/fields";
import { condition } from "./condition-schema";
import { target, targetInput } from "./target-schema";

const MAX_RULES = 50;
const MAX_CONDITIONS = 20;

const match = z.enum(["all", "any"]).describe("Whether all conditions must be met, or one of them.");

const conditions = z.array(condition).min(1, "must not be empty").max(MAX_CONDITIONS);

const rule = z.object({ _id: id, match, conditions, to: target }).meta({ id: "FormRule" });

export const ruleInput = z
  .object({
    _id: id.optional().describe("Default: a new one. Responses name the rule that led them on by it."),
    match: match.default("all"),
    conditions,
    to: targetInput,
  })
  .meta({ id: "FormRuleInput" });

export type RuleInput = z.output<typeof ruleInput>;

const title = buildLocalTextSchema(LIMITS.title).describe("A text, or texts by language: `{ en, de, … }`.");
const description = buildLocalTextSchema(LIMITS.text).nullable().describe("Below the title.");

export const form = record
  .extend({
    handle: z.string(),
    title,
    description,
    active: z.boolean(),
    proof_of_work: z.boolean(),
    language: language.describe("The language in which responses are stored."),
    questions: z.array(question),
    rules: z.array(rule).describe("The rules in their order: the first that is met decides."),
    otherwise: target.nullable().describe("The target if no rule is met; null: the closing page."),
    url: z.string().describe("The address of the form."),
  })
  .meta({ id: "Form" });

const rules = z
  .array(ruleInput)
  .max(MAX_RULES)
  .superRefine((sent, context) => {
    for (const [index, { _id }] of sent.entries())
      if (_id !== undefined && sent.findIndex((other) => other._id === _id) < index)
        context.addIssue({
          code: "custom",
          path: [index, "_id"],
          message: "is the id of an earlier rule",
          params: { code: "duplicate" },
        });
  });

const body = {
  handle: locatorSlug.describe("The last part of the address; unique over all organisations."),
  title,
  description: description.optional(),
  active: z
    .boolean()
    .optional()
    .describe(
      "Default true. The page of a form that is not active, or has no question yet, says that it is not open.",
    ),
  proof_of_work: z
    .boolean()
    .optional()
    .describe(
      "The browser that sends the form computes for about a second; without a script a code is mailed to the address in the answers. Default false.",
    ),
  language: language.optional().describe("Default: en."),
  questions: questionsInput.optional().describe("Like those of a booking page."),
  rules: rules.optional(),
  otherwise: targetInput.nullable().optional(),
};

export const formBody = z.object(body).meta({ id: "FormBody" });

export const formUpdate = z.object(body).partial().meta({ id: "FormUpdate" });

export type FormBody = z.output<typeof formBody>;
export type FormUpdate = z.output<typeof formUpdate>;
