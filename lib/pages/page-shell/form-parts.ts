import type { Translate } from "@/lib/platform/i18n/translate";
import type { FieldView, FormView } from "./view";

/** A required text field; `field` overrides its properties. */
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

/** An error of a field, as drafts store it. */
export interface FormIssue {
  field: string;
  text: string;
  values?: Record<string, string | number> | undefined;
}

/** Each message needs different values, which the issue holds. */
export const formatIssue = (
  t: Translate,
  texts: "errors" | "eventPage.errors" | "accounts.errors",
  { text, values }: FormIssue,
): string => (t as (key: string, values?: FormIssue["values"]) => string)(`${texts}.${text}`, values);

/** The error summary above a refused form, each item linked to its field. */
export const buildErrorSummary = (
  t: Translate,
  items: { href: string; label: string }[],
): FormView["errors"] =>
  items.length === 0
    ? null
    : { title: items.length === 1 ? null : t("errors.heading", { count: items.length }), items };
