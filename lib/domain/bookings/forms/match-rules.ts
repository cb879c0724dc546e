import type { AnswerValue } from "@/lib/domain/booking-pages/questions/answer-schema";
import { foldCase } from "@/lib/platform/i18n/fold-case";
import type { FormCondition } from "./condition-schema";
import { getOperator } from "./find-condition-issue";

interface Rule {
  match: "all" | "any";
  conditions: readonly FormCondition[];
}

/** What became of one rule. Those after the one that is met are looked at, too: who edits them wants to see. */
export interface RuleCheck<Checked extends Rule> {
  rule: Checked;
  met: boolean;
  conditions: { condition: FormCondition; met: boolean }[];
}

/** Looks at every rule, in their order. The first that is met leads on. */
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

/** The rule that leads on; null: none is met. */
export const findMatchingRule = <Checked extends Rule>(
  rules: readonly Checked[],
  answers: ReadonlyMap<string, AnswerValue>,
): Checked | null => checkRules(rules, answers).find(({ met }) => met)?.rule ?? null;

/** Nothing was answered, or asked: that decides nothing, not even `is_not`. */
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

/** In any case, as `shown_if` compares. */
const normalizeValue = (value: unknown) => (typeof value === "string" ? foldCase(value) : value);

/** Numbers by their size, dates as they are written; 0 for what cannot be compared. */
function compareValues(answer: AnswerValue, bound: string | number | undefined): number {
  if (typeof answer === "number" && typeof bound === "number") return answer - bound;
  if (typeof answer !== "string" || typeof bound !== "string" || answer === bound) return 0;
  return answer < bound ? -1 : 1;
}
