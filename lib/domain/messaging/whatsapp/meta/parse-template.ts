import { z } from "zod";
import type { TemplateObstacle } from "@/lib/domain/messaging/whatsapp/options";

const MAX_NAME = 512;
const MAX_BODY = 4096;

const button = z.object({
  type: z.string(),
  text: z.string().catch(""),
  url: z.string().catch(""),
});

const component = z.object({
  type: z.string(),
  format: z.string().optional(),
  text: z.string().catch(""),
  buttons: z.array(button).optional(),
});

const template = z.object({
  name: z.string().min(1).max(MAX_NAME),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Za-z]{2,4})?$/),
  status: z.string().max(50),
  category: z.string().max(50).catch(""),
  parameter_format: z.string().catch("POSITIONAL"),
  components: z.array(component).catch([]),
});

/** A translation of a template. */
export interface Template {
  name: string;
  /** Meta's code, such as `en_US`. */
  language: string;
  status: string;
  category: string;
  body: string;
  /** Names of the variables of the body in their order; numbers, unless they are named. */
  variables: string[];
  isNamed: boolean;
  /** The texts of the buttons for a quick reply. */
  quickReplies: string[];
  obstacle: TemplateObstacle | null;
}

const VARIABLE = /\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g;

const listVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = ""]) => name)),
];

/** Buttons that need nothing when a message is sent. */
const PLAIN_BUTTONS = ["QUICK_REPLY", "URL", "PHONE_NUMBER", "VOICE_CALL"];

/** Parses a template of the list that Meta returns; null for one that is not as its API describes them. */
export function parseTemplate(value: unknown): Template | null {
  const read = template.safeParse(value);
  if (!read.success) return null;
  const { name, language, status, category, parameter_format: format, components } = read.data;
  const body = components.find(({ type }) => type === "BODY")?.text.slice(0, MAX_BODY) ?? "";
  const isNamed = format === "NAMED";
  const found = listVariables(body);
  return {
    name,
    language,
    status,
    category,
    body,
    variables: isNamed ? found : found.toSorted((one, other) => Number(one) - Number(other)),
    isNamed,
    quickReplies: components
      .flatMap(({ buttons = [] }) => buttons)
      .filter(({ type }) => type === "QUICK_REPLY")
      .map(({ text }) => text),
    obstacle: findObstacle(category, body, components),
  };
}

function findObstacle(
  category: string,
  body: string,
  components: readonly z.output<typeof component>[],
): TemplateObstacle | null {
  if (category === "AUTHENTICATION" || body === "") return "kind";
  const header = components.find(({ type }) => type === "HEADER");
  if (header && (header.format !== "TEXT" || listVariables(header.text).length > 0)) return "header";
  const buttons = components.flatMap((one) => one.buttons ?? []);
  const isPlain = buttons.every(
    ({ type, url }) => PLAIN_BUTTONS.includes(type) && listVariables(url).length === 0,
  );
  return isPlain ? null : "button";
}

/** Replaces the variables of a body by their values, in the order of `variables`. */
export const renderTemplateBody = (
  { body, variables }: Pick<Template, "body" | "variables">,
  values: readonly string[],
): string => body.replace(VARIABLE, (_, name: string) => values[variables.indexOf(name)] ?? "");
