import type { Language } from "@/lib/platform/i18n/languages";
import { describeKind, listParts, type MessageKind, type TextPart } from "./kinds";
import { parseText } from "./parse-text";
import type { TextIssue } from "./text-issue";
import type { TextParts } from "./text-parts";

export type PartIssue = TextIssue & { part: TextPart | "details" };

/** Finds all mistakes of a text, in the order of its parts. */
export function listPartIssues(kind: MessageKind, lang: Language, parts: TextParts): PartIssue[] {
  const rules = listParts(kind);
  const known = new Set(rules.map(({ part }) => part));
  const extra = (["subject", "closing", "button"] as const).filter((part) => !known.has(part) && parts[part]);
  const whole = { line: null, column: null, about: null };
  return [
    ...rules.flatMap((rule) => {
      const source = parts[rule.part];
      if (source === null && !rule.isRequired) return [];
      return parseText(source ?? "", rule, lang).issues.map((issue) => ({ ...issue, part: rule.part }));
    }),
    ...extra.map((part) => ({ ...whole, part, rule: "not_there" as const })),
    ...(!parts.details && !describeKind(kind).canOmitDetails
      ? [{ ...whole, part: "details" as const, rule: "details_needed" as const }]
      : []),
  ];
}
