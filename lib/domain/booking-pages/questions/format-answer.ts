import { parseLocalDate } from "@/lib/core/time/local-date";
import { type DateTimeStyle, formatDate } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { Answer } from "./answer-schema";

/** Formats the answer for display. */
export function formatAnswer(
  style: Pick<DateTimeStyle, "lang" | "region">,
  t: Translate,
  { kind, value, text }: Answer,
): string {
  if (kind === "checkbox") return t(value ? "questions.yes" : "questions.no");
  const date = kind === "date" ? parseLocalDate(text) : null;
  return date === null ? text : formatDate(style, date, "dayYear");
}
