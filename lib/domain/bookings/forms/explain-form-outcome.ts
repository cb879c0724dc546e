import { listAnswerErrors } from "@/lib/domain/booking-pages/questions/list-answer-errors";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { checkRules } from "./match-rules";
import { getFormRow } from "./queries";
import { mapAnswerValues, resolveFormTarget } from "./resolve-form-target";
import { toRouting } from "./stored-form";
import type { TryBody } from "./try-schema";

/** Evaluates the rules for these answers without storing them. */
export async function explainFormOutcome(
  db: Db,
  organization: OrganizationId,
  id: string,
  { answers: sent }: TryBody,
) {
  const form = await getFormRow(db, organization, id);
  const { questions, rules } = toRouting(form);
  const language = form.language as Language;
  const region = resolveRegion(language, null);
  const { answers, issues } = parseAnswers(questions, sent, { language, zone: null, region });
  const errors = listAnswerErrors(questions, sent, issues, ["answers"]);
  if (errors.length > 0) throw buildValidationProblem(errors);
  const { rule, to } = await resolveFormTarget(db, form, answers);
  const values = mapAnswerValues(answers);
  return {
    answers,
    rule,
    to,
    rules: checkRules(rules, values).map(({ rule: { _id }, met, conditions }) => ({
      _id,
      met,
      conditions: conditions.map((one) => ({ ...one, answered: values.has(one.condition.key) })),
    })),
  };
}
