import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { Language } from "@/lib/platform/i18n/languages";
import { type FormAnswers, parseAnswerFields } from "./parse-page-query";

/** Names the questions with a condition that the form has shown. */
export const SHOWN_QUESTION_FIELD = "asked";

/** The answers of a form as they are checked: only what is to be chosen of several has more than one value. */
export const toRawAnswers = (questions: readonly Question[], given: FormAnswers): Record<string, unknown> =>
  Object.fromEntries(
    questions.map(({ key, kind }) => [key, kind === "multi_select" ? given[key] : given[key]?.[0]]),
  );

export interface AnswerForm {
  /** As they came: shown again when the booking is refused. */
  given: FormAnswers;
  answers: Answer[];
  issues: Record<string, AnswerIssueText>;
}

/**
 * Reads the answers of a form. A question that the answers bring up, but the form has not shown, has yet to be asked:
 * without a script, nobody has seen it.
 */
export function parseAnswerForm(
  questions: readonly Question[],
  fields: readonly (readonly [string, string])[],
  answering: { language: Language; zone: string | null; region: string },
): AnswerForm {
  const given = parseAnswerFields(fields);
  const shown = new Set(fields.filter(([name]) => name === SHOWN_QUESTION_FIELD).map(([, key]) => key));
  const { answers, issues, asked } = parseAnswers(questions, toRawAnswers(questions, given), answering);
  const unseen = questions.filter(
    ({ key, shown_if: condition }) => condition && asked.has(key) && !shown.has(key),
  );
  return {
    given,
    answers,
    issues: Object.fromEntries([
      ...issues.map(({ key, ...fault }): [string, AnswerIssueText] => [key, fault]),
      ...unseen.map(({ key }): [string, AnswerIssueText] => [key, { text: "answerAsked" }]),
    ]),
  };
}
