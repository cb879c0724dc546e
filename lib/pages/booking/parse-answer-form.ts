import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { Language } from "@/lib/platform/i18n/languages";
import { type FormAnswers, parseAnswerFields } from "./parse-page-query";

/** Names the conditional questions that the form has shown. */
export const SHOWN_QUESTION_FIELD = "asked";

/**
 * Converts the answers of a form to the form that is validated: only a question with several choices has more than one
 * value.
 */
export const toRawAnswers = (questions: readonly Question[], values: FormAnswers): Record<string, unknown> =>
  Object.fromEntries(
    questions.map(({ key, kind }) => [key, kind === "multi_select" ? values[key] : values[key]?.[0]]),
  );

export interface AnswerForm {
  /** The values as they were typed, for showing the form again. */
  given: FormAnswers;
  answers: Answer[];
  issues: Record<string, AnswerIssueText>;
}

/**
 * Parses the answers of a form. A conditional question that the answers require and the form has not shown is asked
 * next: without JavaScript the booker has not seen it.
 */
export function parseAnswerForm(
  questions: readonly Question[],
  fields: readonly (readonly [string, string])[],
  answering: { language: Language; zone: string | null; region: string },
): AnswerForm {
  const values = parseAnswerFields(fields);
  const shown = new Set(fields.filter(([name]) => name === SHOWN_QUESTION_FIELD).map(([, key]) => key));
  const { answers, issues, asked } = parseAnswers(questions, toRawAnswers(questions, values), answering);
  const unseen = questions.filter(
    ({ key, shown_if: condition }) => condition && asked.has(key) && !shown.has(key),
  );
  return {
    given: values,
    answers,
    issues: Object.fromEntries([
      ...issues.map(({ key, ...issue }): [string, AnswerIssueText] => [key, issue]),
      ...unseen.map(({ key }): [string, AnswerIssueText] => [key, { text: "answerAsked" }]),
    ]),
  };
}
