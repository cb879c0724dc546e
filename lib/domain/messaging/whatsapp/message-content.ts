import { z } from "zod";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { REPLY_ACTIONS } from "./options";

const template = z.object({
  name: z.string(),
  /** Meta's code. */
  language: z.string(),
  /** The values of the variables, in their order. */
  parameters: z.array(z.string()),
  /** The names of the variables, if they have some. */
  names: z.array(z.string()).nullable(),
  /** What the buttons for a quick reply do. */
  buttons: z.array(z.enum(REPLY_ACTIONS).nullable()),
});

const content = z.object({
  /** Null: the text is sent, within 24 hours after the reader's last message. */
  template: template.nullable(),
  /** What the reader sees. */
  shown: z.string(),
  /** The text of the SMS in its place. */
  text: z.string(),
});

export type TemplateContent = z.output<typeof template>;
export type WhatsappContent = z.output<typeof content>;

/** The content as it is stored, sealed. */
export const serializeContent = (value: WhatsappContent): string => JSON.stringify(value);

export function parseContent(text: string): WhatsappContent | null {
  const read = content.safeParse(tryParseJson(text));
  return read.success ? read.data : null;
}

const MAX_PARAMETER = 1024;

/** Meta rejects line breaks, tabs, long runs of spaces and empty values. */
export const toParameter = (value: string): string =>
  value.replace(/\s+/g, " ").trim().slice(0, MAX_PARAMETER).toWellFormed() || "–";
