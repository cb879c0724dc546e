import { buildFieldView } from "@/lib/pages/page-shell/form-parts";
import type { FieldView } from "@/lib/pages/page-shell/view";
import type { WizardIssue } from "./check-wizard";
import type { WeekContext } from "./pick-week";
import type { RowView } from "./view";

/** Builds a field of step 2 with its error. */
export type BuildRowField = (
  field: Pick<FieldView, "name" | "id" | "label" | "value"> & Partial<FieldView>,
) => FieldView;

export const createRowFieldBuilder =
  ({ t }: WeekContext, issues: readonly WizardIssue[]): BuildRowField =>
  (field) =>
    buildFieldView(t, { error: issues.find((issue) => issue.field === field.id)?.text ?? null, ...field });

/** Fields of repeated rows may be empty and are not marked as optional. */
export const OPTIONAL_ROW_FIELD = { required: false, optional: null };

/** Adds empty rows to the filled ones. */
export const addSpareRows = <Row>(rows: readonly Row[], spare: number, empty: Row): Row[] => [
  ...rows,
  ...Array.from({ length: spare }, () => empty),
];

export const buildRemoveButton = (
  { t }: WeekContext,
  kind: "time" | "place",
  row: number,
  name: string,
): RowView["drop"] => ({ go: `drop-${kind}-${row}`, label: t("eventWizard.details.remove", { name }) });
