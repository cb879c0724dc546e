"use client";
import type { ReactNode } from "react";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ColumnChoice } from "./column-choice";
import type { ImportPlan } from "./import-plan";
import type { ImportTable } from "./parse-table";
import type { ImportController } from "./use-import";

interface Props {
  plan: ImportPlan;
  table: ImportTable;
  steps: ImportController;
  options: ReactNode;
  onAgain: () => void;
}

/** The step that maps the file's columns to fields. */
export function ColumnsStep({ plan, table, steps, options, onAgain }: Props) {
  const t = useText();
  const { columns, failure } = steps.state;
  const missing = plan.fields.filter(({ name, required }) => required && !columns.includes(name));
  return (
    <Panel title={t("imports.columns")}>
      <p className="mb-4 text-muted">{t("imports.columnsText", { count: steps.values.length })}</p>
      {failure ? (
        <p role="alert" className="mb-4 font-medium text-bad">
          {failure}
        </p>
      ) : null}
      <ColumnChoice
        fields={plan.fields}
        table={table}
        columns={columns}
        onChoose={(column, field) => steps.dispatch({ type: "choose", column, field })}
      />
      {options ? <div className="mt-5">{options}</div> : null}
      {missing.length > 0 ? (
        <p className="mt-4 font-medium text-bad">
          {t("imports.needed", { fields: missing.map(({ label }) => label).join(", ") })}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          data-tone="primary"
          aria-disabled={missing.length > 0}
          onClick={() => {
            if (missing.length === 0) void steps.check();
          }}
        >
          {t("imports.check")}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t("imports.again")}
        </button>
      </div>
    </Panel>
  );
}
