import { z } from "zod";
import { id, LIMITS, requiredLine, text } from "@/lib/platform/http/fields";
import { selectTranslation } from "../../../platform/i18n/select-translation";
import { buildLocalTextSchema } from "./build-local-text-schema";
import { KEY_PATTERN, MAX_KEY_CHARACTERS } from "./options";

export const QUESTION_KINDS = [
  "text",
  "long_text",
  "select",
  "multi_select",
  "radio",
  "checkbox",
  "number",
  "date",
  "phone",
  "url",
  "email",
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds with options. */
export const CHOICE_KINDS: readonly QuestionKind[] = ["select", "multi_select", "radio"];

const MAX_OPTIONS = 50;
const MAX_HELP_CHARACTERS = 1000;

const label = buildLocalTextSchema(LIMITS.title).describe("A text, or texts by language: `{ en, de, … }`.");
const help = buildLocalTextSchema(MAX_HELP_CHARACTERS).nullable().describe("A sentence below the label.");

const key = z
  .string()
  .max(MAX_KEY_CHARACTERS)
  .regex(KEY_PATTERN, "must be lower-case letters, digits and underscores, the first no underscore")
  .describe("The name of the question in answers, addresses and exports; unique within the list.");

const option = z.object({ value: z.string(), label: buildLocalTextSchema(LIMITS.name) });

const shownIf = z
  .object({
    key: z.string().max(MAX_KEY_CHARACTERS).describe("The key of an earlier question."),
    is: z
      .union([text(LIMITS.name), z.number(), z.boolean()])
      .describe("Its answer; of several chosen options, one of them."),
  })
  .meta({ id: "QuestionCondition" });

const prefill = z
  .union([z.boolean(), text(LIMITS.text)])
  .nullable()
  .describe(
    "A text: what the field holds at first. False: the page's address (`a_<key>`, where `enable_api` is on) may not fill it in.",
  );

export const question = z
  .object({
    _id: id,
    key,
    label,
    help,
    kind: z.enum(QUESTION_KINDS),
    options: z.array(option).describe("For `select`, `multi_select` and `radio`; otherwise empty."),
    required: z.boolean(),
    shown_if: shownIf
      .nullable()
      .describe("The condition: the question is asked only after this answer to another one."),
    prefill,
  })
  .meta({ id: "Question" });

export type Question = z.output<typeof question>;

const optionInput = z.union([
  requiredLine(LIMITS.name),
  z.object({ value: requiredLine(LIMITS.name).optional(), label: buildLocalTextSchema(LIMITS.name) }),
]);

type OptionInput = z.output<typeof optionInput>;

export const questionInput = z
  .object({
    _id: id.optional().describe("Default: that of the question which has this key, else a new one."),
    key: key.optional().describe("Default: made from the label."),
    label,
    help: help.optional(),
    kind: z.enum(QUESTION_KINDS),
    options: z
      .array(optionInput)
      .max(MAX_OPTIONS)
      .nullable()
      .optional()
      .describe("Texts, or values with their labels; a value is its label where none is given."),
    required: z.boolean().optional().describe("Default false. A checkbox then has to be ticked."),
    shown_if: shownIf.nullable().optional(),
    prefill: prefill.optional(),
  })
  .meta({ id: "QuestionInput" });

export type QuestionInput = z.output<typeof questionInput>;

export const toOption = (sent: OptionInput): Question["options"][number] =>
  typeof sent === "string"
    ? { value: sent, label: sent }
    : { value: sent.value ?? selectTranslation(sent.label, "en"), label: sent.label };
