import type { Answer, AnswerValue } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findTargetPath, findTargets, serializeTarget } from "./find-targets";
import { findMatchingRule } from "./match-rules";
import { toRouting } from "./stored-form";
import type { FormTarget } from "./target-schema";

export interface FormDecision {
  /** Id of the rule that matched, or null. */
  rule: string | null;
  /** Null: the form ends with its thanks. */
  to: FormTarget | null;
  /** Path of the target page, if it is active. */
  path: string | null;
}

export const mapAnswerValues = (answers: readonly Answer[]): ReadonlyMap<string, AnswerValue> =>
  new Map(answers.map(({ key, value }) => [key, value]));

/** Evaluates the rules and looks up the current target. */
export async function resolveFormTarget(
  db: Db,
  form: Form,
  answers: readonly Answer[],
): Promise<FormDecision> {
  const { rules, otherwise } = toRouting(form);
  const rule = findMatchingRule(rules, mapAnswerValues(answers));
  const stored = rule ? rule.to : otherwise;
  if (!stored) return { rule: null, to: null, path: null };
  const known = await findTargets(db, asOrganizationId(form.organizationId), [stored]);
  return {
    rule: rule?._id ?? null,
    to: serializeTarget(stored, known),
    path: findTargetPath(stored, known),
  };
}
