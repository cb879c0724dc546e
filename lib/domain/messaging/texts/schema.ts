import { z } from "zod";
import { email, id, language, timestamp } from "@/lib/platform/http/fields";
import { MESSAGE_KIND_NAMES, TEXT_PARTS } from "./kinds";
import { MESSAGE_GROUPS } from "./options";
import { TEXT_RULES, type TextRule } from "./text-issue";

const MAX_PART_CHARACTERS = 5000;

const part = z.string().max(MAX_PART_CHARACTERS);

const parts = {
  subject: part.nullable().describe("The subject and heading; null for text messages."),
  text: part.describe(
    "In ICU MessageFormat. An empty line begins a paragraph; `[label](https://…)` is a link in mails.",
  ),
  closing: part.nullable().describe("Paragraphs below the button; null: none."),
  button: part.nullable().describe("The label of the main button; null: ours."),
  details: z
    .boolean()
    .describe("Shows the details of the meeting. Only thanks and questions for feedback go without them."),
};

export const messageKind = z.enum(MESSAGE_KIND_NAMES);

export const messageTextParams = z.object({ kind: messageKind, lang: language });

const textParts = z.object(parts).meta({ id: "MessageTextParts" });

export const messageText = z
  .object({
    _id: id,
    kind: messageKind,
    lang: language,
    own: z.boolean().describe("False: there is no text of your organisation, and the parts are ours."),
    ...parts,
    ours: textParts.describe("Our text in this language, to compare and to begin with."),
    failed_at: timestamp
      .nullable()
      .describe("Since when the text cannot be rendered, so that ours is sent; null: it can."),
    createdAt: timestamp.nullable(),
    updatedAt: timestamp.nullable(),
    __v: z.int(),
  })
  .meta({ id: "MessageText" });

export const messageTextBody = z
  .object({
    subject: parts.subject.default(null),
    text: parts.text,
    closing: parts.closing.default(null),
    button: parts.button.default(null),
    details: parts.details.default(true),
  })
  .meta({ id: "MessageTextBody" });

export type MessageTextBody = z.output<typeof messageTextBody>;

export const messageTexts = z
  .object({
    kinds: z.array(
      z.object({
        kind: messageKind,
        group: z.enum(MESSAGE_GROUPS),
        audience: z.enum(["guests", "hosts"]),
        channel: z.enum(["mail", "sms"]),
        can_omit_details: z.boolean(),
        languages: z.array(language).describe("The languages with a text of your organisation."),
        failing: z.array(language).describe("Those of them that cannot be rendered."),
        parts: z.array(
          z.object({
            part: z.enum(TEXT_PARTS),
            max: z.int().describe("Characters."),
            required: z.boolean(),
            single_line: z.boolean(),
            links: z.boolean().describe("`[label](https://…)` is a link."),
            variables: z.array(z.string()),
            needed: z.array(z.string()).describe("Variables that it must contain."),
          }),
        ),
      }),
    ),
    variables: z.array(
      z.object({
        name: z.string(),
        type: z
          .enum(["text", "number", "choice"])
          .describe("`number`: for plurals. `choice`: for a select, with one of `choices` or `other`."),
        choices: z.array(z.string()),
        description: z.string(),
      }),
    ),
  })
  .meta({ id: "MessageTexts" });

const draft = messageTextBody
  .optional()
  .describe("The text to try; by default the stored one, or ours if there is none.");

const event = id
  .optional()
  .describe("A meeting whose data is shown; by default a made-up one. Needs the scope `events:read`.");

export const messagePreviewBody = z
  .object({ kind: messageKind, lang: language, draft, event })
  .meta({ id: "MessagePreviewBody" });

export type MessagePreviewBody = z.output<typeof messagePreviewBody>;

const RULE_NAMES = Object.keys(TEXT_RULES) as [TextRule, ...TextRule[]];

export const messagePreview = z
  .object({
    issues: z
      .array(
        z.object({
          part: z.enum([...TEXT_PARTS, "details"]),
          rule: z.enum(RULE_NAMES),
          line: z.int().nullable(),
          column: z.int().nullable(),
          about: z.string().nullable().describe("The variable, value or limit concerned."),
          message: z.string(),
        }),
      )
      .describe("What prevents saving the text. The preview is then null."),
    preview: z
      .object({
        subject: z.string().nullable(),
        html: z.string().nullable().describe("null for text messages."),
        text: z.string(),
        sms: z
          .object({
            alphabet: z.enum(["gsm7", "ucs2"]),
            length: z.int(),
            parts: z.int(),
            limit: z.int().describe("Places of each part."),
          })
          .nullable()
          .describe("The size of a text message."),
        values: z
          .record(z.string(), z.string())
          .describe("The value of each variable, by its name; a number as text."),
      })
      .nullable(),
  })
  .meta({ id: "MessagePreview" });

export const messageTestBody = messagePreviewBody
  .extend({
    to: email
      .optional()
      .describe("An address of a member of the organisation; by default that of the signed-in user."),
  })
  .meta({ id: "MessageTestBody" });

export type MessageTestBody = z.output<typeof messageTestBody>;

export const messageTest = z.object({ to: z.string() }).meta({ id: "MessageTest" });
