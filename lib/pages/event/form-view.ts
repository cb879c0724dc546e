import { errorSummary, fieldView, issueText } from "@/lib/pages/frame/form-parts";
import type { FieldView, FormView } from "@/lib/pages/frame/view";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { EventContext } from "./event-context";
import type { EventFormIssue, EventStep } from "./event-form-draft";

export const describeEventIssue = (t: Translate, issue: EventFormIssue) =>
  issueText(t, "eventPage.errors", issue);

export const listErrors = ({ t }: EventContext, issues: readonly EventFormIssue[]): FormView["errors"] =>
  errorSummary(
    t,
    issues.map((issue) => ({ href: `#${issue.field}`, label: describeEventIssue(t, issue) })),
  );

type FieldMaker = (name: string, label: string, change?: Partial<FieldView>) => FieldView;

/** Makes the fields of one form, each with what was typed into it and what was wrong with that. */
export function fieldMaker({ draft, t }: EventContext, step: EventStep): FieldMaker {
  const own = draft?.step === step ? draft : null;
  return (name, label, change = {}) => {
    const issue = own?.issues.find(({ field }) => field === name);
    return fieldView(t, {
      name,
      label,
      error: issue ? describeEventIssue(t, issue) : null,
      ...change,
      value: own?.values[name] ?? change.value ?? "",
    });
  };
}
