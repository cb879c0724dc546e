import { ADDRESS_PATTERN } from "@/lib/platform/http/email-address";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { WizardIssue } from "./check-wizard";
import type { PeopleStepView } from "./view";
import type { WizardState } from "./wizard-state";

/** Step 1 of the wizard. It reports invalid addresses at once, as they often come from the link. */
export function buildPeopleStepView(
  { people }: WizardState,
  issues: readonly WizardIssue[],
  t: Translate,
): PeopleStepView {
  const findError = (field: string) => issues.find((issue) => issue.field === field)?.text ?? null;
  const someone = { name: "%s" };
  return {
    name: "invitees",
    heading: t("creation.people.heading"),
    people,
    errors: people.map((_, row) => findError(`im-${row}`)),
    pattern: ADDRESS_PATTERN.source,
    texts: {
      invited: t("creation.people.invited"),
      empty: t("creation.people.nobody"),
      add: t("creation.people.add"),
      addHint: t("creation.people.addHint"),
      addSubmit: t("creation.people.addSubmit"),
      addressOf: t("creation.people.addressOf", someone),
      addressMissing: t("creation.people.addressMissing", someone),
      bad: t("errors.inviteeBad", { address: "%s" }),
      correct: t("creation.people.correct"),
      remove: t("creation.people.remove", someone),
    },
    addError: findError("more"),
    next: t("creation.people.next"),
  };
}
