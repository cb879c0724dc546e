import { mergeQuestions } from "@/lib/domain/booking-pages/questions/merge-questions";
import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildPointer } from "@/lib/platform/http/json-pointer";
import { findConditionIssue } from "./find-condition-issue";
import { type RequestedTarget, resolveTargets } from "./resolve-targets";
import type { FormUpdate, RuleInput } from "./schema";
import { listTargets, type Routing, type StoredRule } from "./stored-form";

/** Routing of a new form. */
export const EMPTY_ROUTING: Routing = { questions: [], rules: [], otherwise: null };

/**
 * Returns questions, rules and targets after a change. Throws if rules do not fit the questions or have
 * unknown targets.
 */
export async function buildRouting(
  tx: Db,
  organization: OrganizationId,
  before: Routing,
  sent: Pick<FormUpdate, keyof Routing>,
): Promise<Routing> {
  const questions = sent.questions ? mergeQuestions(before.questions, sent.questions) : before.questions;
  const requested = listRequestedTargets(sent);
  const { targets, issues: targetIssues } = await resolveTargets(
    tx,
    organization,
    requested,
    listTargets(before),
  );
  const rules = sent.rules
    ? sent.rules.map((rule, index) => toStoredRule(rule, targets[index] ?? {}))
    : before.rules;
  const found = [...findRuleIssues({ questions, rules }, sent), ...targetIssues];
  if (found.length > 0) throw buildValidationProblem(found);
  const otherwise = sent.otherwise ? (targets.at(-1) ?? null) : sent.otherwise;
  return { questions, rules, otherwise: otherwise === undefined ? before.otherwise : otherwise };
}

/** Lists the targets of the rules, then the one that applies if no rule matches. */
const listRequestedTargets = ({
  rules = [],
  otherwise,
}: Pick<FormUpdate, keyof Routing>): RequestedTarget[] => [
  ...rules.map(({ to }, index) => ({ pointer: `/rules/${index}/to`, to })),
  ...(otherwise ? [{ pointer: "/otherwise", to: otherwise }] : []),
];

const toStoredRule = ({ _id, match, conditions }: RuleInput, to: StoredRule["to"]): StoredRule => ({
  _id: _id ?? generateId(),
  match,
  conditions,
  to,
});

/** If the rules are unchanged, the issues point to the questions of the body. */
function findRuleIssues(
  { questions, rules }: Pick<Routing, "questions" | "rules">,
  sent: Pick<FormUpdate, keyof Routing>,
): FieldError[] {
  return rules.flatMap(({ conditions }, index) =>
    conditions.flatMap((condition, conditionIndex): FieldError[] => {
      const issue = findConditionIssue(questions, condition);
      if (!issue) return [];
      const { path, code, message } = issue;
      if (sent.rules) {
        const pointer = buildPointer(["rules", index, "conditions", conditionIndex, ...path]);
        return [{ in: "body", pointer, code, message }];
      }
      const explanation = `rule ${index + 1} asks for the question “${condition.key}”, whose ${path[0]} ${message}`;
      return [{ in: "body", pointer: "/questions", code, message: explanation }];
    }),
  );
}
