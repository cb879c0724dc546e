import type { TranslateConsole } from "../texts";
import type { MessagePreview } from "./queries";

export type PreviewIssue = MessagePreview["issues"][number];

/** Formats a mistake in the reader's language, with its line and character. */
export function formatTextIssue({ rule, line, column, about }: PreviewIssue, t: TranslateConsole): string {
  const text = t(`messageTexts.rule.${rule}`, { about: about ?? "", variable: `{${about}}` });
  return line === null || column === null
    ? text
    : t("messageTexts.at", { text, line: String(line), column: String(column) });
}
