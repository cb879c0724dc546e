import { numberQuestions } from "@/lib/domain/booking-pages/questions/number-questions";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { pointerTo } from "@/lib/platform/http/json-pointer";
import type { FieldError } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { findConditionFault } from "./condition-fit";
import { resolveTargets, type WantedTarget } from "./resolve-targets";
import type { FormUpdate, RuleInput } from "./schema";
import { listTargets, type Routing, type StoredRule } from "./stored-form";

/** Of a form that is being made. */
export const NO_ROUTING: Routing = { questions: [], rules: [], otherwise: null };

/** Questions, rules and targets as they hold after a change. Throws for rules that do not fit the questions, or lead nowhere. */
export async function prepareRouting(
  tx: Db,
  organization: OrganizationId,
  before: Routing,
  sent: Pick<FormUpdate, keyof Routing>,
): Promise<Routing> {
  const questions = sent.questions ? numberQuestions(before.questions, sent.questions) : before.questions;
  const wanted = listWanted(sent);
  const { targets, faults } = await resolveTargets(tx, organization, wanted, listTargets(before));
  const rules = sent.rules
    ? sent.rules.map((rule, index) => toStoredRule(rule, targets[index] ?? {}))
    : before.rules;
  const found = [...findRuleFaults({ questions, rules }, sent), ...faults];
  if (found.length > 0) throw validationProblem(found);
  const otherwise = sent.otherwise ? (targets.at(-1) ?? null) : sent.otherwise;
  return { questions, rules, otherwise: otherwise === undefined ? before.otherwise : otherwise };
}

/** Those of the rules, and the last one where no rule is met. */
const listWanted = ({ rules = [], otherwise }: Pick<FormUpdate, keyof Routing>): WantedTarget[] => [
  ...rules.map(({ to }, index) => ({ pointer: `/rules/${index}/to`, to })),
  ...(otherwise ? [{ pointer: "/otherwise", to: otherwise }] : []),
];

const toStoredRule = ({ _id, match, conditions }: RuleInput, to: StoredRule["to"]): StoredRule => ({
  _id: _id ?? newId(),
  match,
  conditions,
  to,
});

/** Where rules stay as they are, the questions are to blame that were sent. */
function findRuleFaults(
  { questions, rules }: Pick<Routing, "questions" | "rules">,
  sent: Pick<FormUpdate, keyof Routing>,
): FieldError[] {
  return rules.flatMap(({ conditions }, index) =>
    conditions.flatMap((condition, place): FieldError[] => {
      const fault = findConditionFault(questions, condition);
      if (!fault) return [];
      const { path, code, message } = fault;
      if (sent.rules) {
        const pointer = pointerTo(["rules", index, "conditions", place, ...path]);
        return [{ in: "body", pointer, code, message }];
      }
      const why = `rule ${index + 1} asks for the question “${condition.key}”, whose ${path[0]} ${message}`;
      return [{ in: "body", pointer: "/questions", code, message: why }];
    }),
  );
}
