import { fieldView } from "@/lib/pages/frame/form-parts";
import type { FieldView } from "@/lib/pages/frame/view";
import type { CreationIssue } from "./check-creation";
import type { WeekContext } from "./pick-week";
import type { RowView } from "./view";

/** A field of step 2 with what is wrong with it. */
export type DrawField = (
  field: Pick<FieldView, "name" | "id" | "label" | "value"> & Partial<FieldView>,
) => FieldView;

export const fieldsWith =
  ({ t }: WeekContext, issues: readonly CreationIssue[]): DrawField =>
  (field) =>
    fieldView(t, { error: issues.find((issue) => issue.field === field.id)?.text ?? null, ...field });

/** For fields of repeated rows: they may stay empty, and are not marked as optional. */
export const BARE_FIELD = { required: false, optional: null };

/** The rows that are filled in, and some that are empty. */
export const withSpare = <Row>(rows: readonly Row[], spare: number, empty: Row): Row[] => [
  ...rows,
  ...Array.from({ length: spare }, () => empty),
];

export const dropButton = (
  { t }: WeekContext,
  what: "time" | "place",
  row: number,
  name: string,
): RowView["drop"] => ({ go: `drop-${what}-${row}`, label: t("creation.details.remove", { name }) });
