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
    heading: t("eventWizard.people.heading"),
    people,
    errors: people.map((_, row) => findError(`im-${row}`)),
    pattern: ADDRESS_PATTERN.source,
    texts: {
      invited: t("eventWizard.people.invited"),
      empty: t("eventWizard.people.none"),
      add: t("eventWizard.people.add"),
      addHint: t("eventWizard.people.addHint"),
      addSubmit: t("eventWizard.people.addSubmit"),
      addressOf: t("eventWizard.people.addressOf", someone),
      addressMissing: t("eventWizard.people.addressMissing", someone),
      bad: t("errors.inviteeBad", { address: "%s" }),
      correct: t("eventWizard.people.correct"),
      remove: t("eventWizard.people.remove", someone),
    },
    addError: findError("more"),
    next: t("eventWizard.people.next"),
  };
}
