import type { FieldView, FormView } from "@/lib/bookings/view";
import type { Translate } from "@/lib/i18n/translate";
import type { EventContext } from "./event-context";
import type { FormIssue, Step } from "./event-draft";

/** Every text of an error takes other values, which only the issue knows. */
export const issueText = (t: Translate, { text, values }: FormIssue): string =>
  (t as (key: string, values?: FormIssue["values"]) => string)(`eventPage.errors.${text}`, values);

/** The summary above a refused form, each item linked to its field. */
export const errorsOf = ({ t }: EventContext, issues: readonly FormIssue[]): FormView["errors"] =>
  issues.length === 0
    ? null
    : {
        title: t("errors.heading", { count: issues.length }),
        items: issues.map((issue) => ({ href: `#${issue.field}`, label: issueText(t, issue) })),
      };

type FieldMaker = (name: string, label: string, change?: Partial<FieldView>) => FieldView;

/** Makes the fields of one form, each with what was typed into it and what was wrong with that. */
export function fieldMaker({ draft, t }: EventContext, step: Step): FieldMaker {
  const own = draft?.step === step ? draft : null;
  return (name, label, change = {}) => {
    const issue = own?.issues.find(({ field }) => field === name);
    const required = change.required ?? true;
    return {
      as: "field",
      kind: "text",
      id: name,
      name,
      label,
      required,
      optional: required ? null : t("details.optional"),
      hint: null,
      placeholder: null,
      autoComplete: null,
      maxLength: null,
      error: issue ? issueText(t, issue) : null,
      ...change,
      value: own?.values[name] ?? change.value ?? "",
    };
  };
}
