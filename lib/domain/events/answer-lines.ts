import { answerWords } from "@/lib/domain/booking-pages/questions/answer-words";
import type { Manner } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { listAnswers } from "./answers";

/** "Question: answer", a line each, for whoever the answers are meant for: the host. */
export const answerLines = (
  event: Parameters<typeof listAnswers>[0],
  manner: Pick<Manner, "lang" | "region">,
  t: Translate,
): string[] =>
  listAnswers(event).map(
    (answer) => `${answer.label}: ${answerWords(manner, t, answer).replaceAll("\n", " ")}`,
  );
