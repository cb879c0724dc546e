import { buildErrorSummary, buildFieldView, formatIssue } from "@/lib/pages/page-shell/form-parts";
import type { FieldView, FormView } from "@/lib/pages/page-shell/view";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { EventContext } from "./event-context";
import type { EventFormIssue, EventStep } from "./event-form-draft";

export const formatEventIssue = (t: Translate, issue: EventFormIssue) =>
  formatIssue(t, "eventPage.errors", issue);

export const buildEventErrors = (
  { t }: EventContext,
  issues: readonly EventFormIssue[],
): FormView["errors"] =>
  buildErrorSummary(
    t,
    issues.map((issue) => ({ href: `#${issue.field}`, label: formatEventIssue(t, issue) })),
  );

type BuildEventField = (name: string, label: string, change?: Partial<FieldView>) => FieldView;

/** Builds the fields of one form with their values and errors. */
export function createEventFieldBuilder({ draft, t }: EventContext, step: EventStep): BuildEventField {
  const stepDraft = draft?.step === step ? draft : null;
  return (name, label, change = {}) => {
    const issue = stepDraft?.issues.find(({ field }) => field === name);
    return buildFieldView(t, {
      name,
      label,
      error: issue ? formatEventIssue(t, issue) : null,
      ...change,
      value: stepDraft?.values[name] ?? change.value ?? "",
    });
  };
}
