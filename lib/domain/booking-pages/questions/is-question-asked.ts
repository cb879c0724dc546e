import { foldCase } from "@/lib/platform/i18n/fold-case";
import type { AnswerValue } from "./answer-schema";
import type { Question } from "./question-schema";

/**
 * Returns whether the condition of a question holds for the answers so far; a question that is not asked has
 * no answer.
 */
export function isQuestionAsked(
  { shown_if: condition }: Pick<Question, "shown_if">,
  answers: ReadonlyMap<string, AnswerValue>,
): boolean {
  if (!condition) return true;
  const value = answers.get(condition.key);
  const { is } = condition;
  if (Array.isArray(value)) return value.some((one) => one === is);
  return typeof value === "string" && typeof is === "string"
    ? foldCase(value) === foldCase(is)
    : value === is;
}
