import type { AnswerValue } from "@/lib/domain/booking-pages/questions/answer-schema";
import { foldCase } from "@/lib/platform/i18n/fold-case";
import type { FormCondition } from "./condition-schema";
import { getOperator } from "./find-condition-issue";

interface Rule {
  match: "all" | "any";
  conditions: readonly FormCondition[];
}

/** The evaluation of a rule. Rules after the first match are evaluated too, for display in the editor. */
export interface RuleCheck<Checked extends Rule> {
  rule: Checked;
  met: boolean;
  conditions: { condition: FormCondition; met: boolean }[];
}

/** Evaluates all rules in their order; the first match decides. */
export function checkRules<Checked extends Rule>(
  rules: readonly Checked[],
  answers: ReadonlyMap<string, AnswerValue>,
): RuleCheck<Checked>[] {
  return rules.map((rule) => {
    const conditions = rule.conditions.map((condition) => ({
      condition,
      met: isConditionMet(condition, answers.get(condition.key)),
    }));
    const met = rule.match === "all" ? conditions.every((one) => one.met) : conditions.some((one) => one.met);
    return { rule, met, conditions };
  });
}

/** Returns the first rule that matches, or null. */
export const findMatchingRule = <Checked extends Rule>(
  rules: readonly Checked[],
  answers: ReadonlyMap<string, AnswerValue>,
): Checked | null => checkRules(rules, answers).find(({ met }) => met)?.rule ?? null;

/** Without an answer no condition matches, not even `is_not`. */
function isConditionMet(condition: FormCondition, answer: AnswerValue | undefined): boolean {
  if (answer === undefined) return false;
  const operator = getOperator(condition);
  const answers = Array.isArray(answer) ? answer : [answer];
  const isAnswer = (value: unknown) => answers.some((one) => normalizeValue(one) === normalizeValue(value));
  switch (operator) {
    case "is":
      return isAnswer(condition.is);
    case "is_not":
      return !isAnswer(condition.is_not);
    case "one_of":
      return condition.one_of?.some(isAnswer) ?? false;
    case "contains":
      return answers.some((one) =>
        String(normalizeValue(one)).includes(String(normalizeValue(condition.contains))),
      );
    case "greater":
      return compareValues(answer, condition.greater) > 0;
    case "less":
      return compareValues(answer, condition.less) < 0;
  }
}

/** Ignores case, as `shown_if` does. */
const normalizeValue = (value: unknown) => (typeof value === "string" ? foldCase(value) : value);

/** Compares numbers by value and dates as text; 0 if the values are not comparable. */
function compareValues(answer: AnswerValue, bound: string | number | undefined): number {
  if (typeof answer === "number" && typeof bound === "number") return answer - bound;
  if (typeof answer !== "string" || typeof bound !== "string" || answer === bound) return 0;
  return answer < bound ? -1 : 1;
}
