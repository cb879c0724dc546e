import { listAnswerFaults } from "@/lib/domain/booking-pages/questions/answer-faults";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { validationProblem } from "@/lib/platform/http/validate";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import type { Language } from "@/lib/platform/i18n/languages";
import { decide, toValues } from "./decide";
import { checkRules } from "./match-rules";
import { findForm } from "./queries";
import { readRouting } from "./stored-form";
import type { TryBody } from "./try-schema";

/** Where these answers would lead, and why. Nothing is kept. */
export async function tryForm(db: Db, organization: OrganizationId, id: string, { answers: sent }: TryBody) {
  const form = await findForm(db, organization, id);
  const { questions, rules } = readRouting(form);
  const language = form.language as Language;
  const region = chooseRegion(language, null);
  const { answers, issues } = parseAnswers(questions, sent, { language, zone: null, region });
  const faults = listAnswerFaults(questions, sent, issues, ["answers"]);
  if (faults.length > 0) throw validationProblem(faults);
  const { rule, to } = await decide(db, form, answers);
  const values = toValues(answers);
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
