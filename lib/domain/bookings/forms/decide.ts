import type { Answer, AnswerValue } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { describeTarget, findTargetPath, findTargets } from "./find-targets";
import { findRule } from "./match-rules";
import { readRouting } from "./stored-form";
import type { Target } from "./target-schema";

export interface Decision {
  /** Of the rule that is met; null: none is. */
  rule: string | null;
  /** Null: thanks. */
  to: Target | null;
  /** Of a page that can be led to. */
  path: string | null;
}

export const toValues = (answers: readonly Answer[]): ReadonlyMap<string, AnswerValue> =>
  new Map(answers.map(({ key, value }) => [key, value]));

/** Where answers lead as things stand. */
export async function decide(db: Db, form: Form, answers: readonly Answer[]): Promise<Decision> {
  const { rules, otherwise } = readRouting(form);
  const rule = findRule(rules, toValues(answers));
  const stored = rule ? rule.to : otherwise;
  if (!stored) return { rule: null, to: null, path: null };
  const known = await findTargets(db, asOrganizationId(form.organizationId), [stored]);
  return {
    rule: rule?._id ?? null,
    to: describeTarget(stored, known),
    path: findTargetPath(stored, known),
  };
}
