import type { Translate } from "@/lib/platform/i18n/translate";
import type { FieldView, FormView } from "./view";

/** A field of text that must be filled in; `field` says in what it differs. */
export function buildFieldView(
  t: Translate,
  field: Pick<FieldView, "name" | "label"> & Partial<FieldView>,
): FieldView {
  const required = field.required ?? true;
  return {
    as: "field",
    kind: "text",
    id: field.name,
    value: "",
    required,
    optional: required ? null : t("details.optional"),
    hint: null,
    placeholder: null,
    autoComplete: null,
    maxLength: null,
    error: null,
    ...field,
  };
}

/** What was wrong with a field, as it is kept until the page is drawn again. */
export interface FormIssue {
  field: string;
  text: string;
  values?: Record<string, string | number> | undefined;
}

/** Every text of an error takes other values, which only the issue knows. */
export const formatIssue = (
  t: Translate,
  texts: "errors" | "eventPage.errors" | "accounts.errors",
  { text, values }: FormIssue,
): string => (t as (key: string, values?: FormIssue["values"]) => string)(`${texts}.${text}`, values);

/** The summary above a refused form, each item linked to its field. */
export const buildErrorSummary = (
  t: Translate,
  items: { href: string; label: string }[],
): FormView["errors"] =>
  items.length === 0 ? null : { title: t("errors.heading", { count: items.length }), items };
