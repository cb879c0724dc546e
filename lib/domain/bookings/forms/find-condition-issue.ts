import { parseLocalDate } from "@/lib/core/time/local-date";
import { describeExpected } from "@/lib/domain/booking-pages/questions/find-question-issues";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { FieldCode } from "@/lib/domain/contracts/problem";
import type { FormCondition } from "./condition-schema";
import { type ConditionOperator, listOperators, OPERATORS } from "./options";

interface ConditionIssue {
  path: (string | number)[];
  code: FieldCode;
  message: string;
}

export const getOperator = (condition: FormCondition): ConditionOperator =>
  OPERATORS.find((name) => condition[name] !== undefined) ?? "is";

/** Checks a condition against the questions. The path of the issue starts within the condition. */
export function findConditionIssue(
  questions: readonly Pick<Question, "key" | "kind" | "options">[],
  condition: FormCondition,
): ConditionIssue | null {
  const question = questions.find(({ key }) => key === condition.key);
  if (!question)
    return { path: ["key"], code: "unknown", message: "must be the key of a question of the form" };
  const operator = getOperator(condition);
  if (!listOperators(question.kind).includes(operator))
    return { path: [operator], code: "unsupported", message: `does not fit the kind ${question.kind}` };
  const sent = condition[operator];
  const values = Array.isArray(sent) ? sent : [sent];
  for (const [index, value] of values.entries()) {
    const expected = value === undefined ? null : describeExpectedValue(question, value);
    const path = Array.isArray(sent) ? [operator, index] : [operator];
    if (expected !== null) return { path, code: "mismatch", message: `must be ${expected}` };
  }
  return null;
}

/** Describes the expected value; null if the value is valid. */
function describeExpectedValue(
  question: Pick<Question, "kind" | "options">,
  value: string | number | boolean,
): string | null {
  if (question.kind !== "date") return describeExpected(question, value);
  const isDate = typeof value === "string" && parseLocalDate(value) !== null;
  return isDate ? null : "a date such as 2031-03-10";
}
