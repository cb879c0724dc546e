import { formatAnswer } from "@/lib/domain/booking-pages/questions/format-answer";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { listAnswers } from "./answers";

/** Formats answers as "Question: answer", one per line, for the host. */
export const formatAnswerLines = (
  event: Parameters<typeof listAnswers>[0],
  dateTimeStyle: Pick<DateTimeStyle, "lang" | "region">,
  t: Translate,
): string[] =>
  listAnswers(event).map(
    (answer) => `${answer.label}: ${formatAnswer(dateTimeStyle, t, answer).replaceAll("\n", " ")}`,
  );
