"use client";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { saveFile } from "../list/export-csv";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ColumnChoice } from "./column-choice";
import type { ImportPlan } from "./import-plan";
import { ImportRows } from "./import-rows";
import type { Table } from "./read-table";
import { sayOutcome } from "./say-outcome";
import { useImport } from "./use-import";

interface Props {
  plan: ImportPlan;
  table: Table;
  options: ReactNode;
  onAgain: () => void;
}

export function ImportSteps({ plan, table, options, onAgain }: Props) {
  const t = useText();
  const steps = useImport(plan, table);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { stage, done, values, outcomes } = steps;
  const all = values.length;
  const wrong = outcomes.filter((outcome) => outcome?.kind === "wrong").length;
  const good = outcomes.filter((outcome) => outcome && outcome.kind !== "wrong").length;
  const wasImported = stage === "finished" || stage === "stopped" || stage === "running";

  const download = async () => {
    const { default: papa } = await import("papaparse");
    const csv = papa.unparse(
      {
        fields: [...table.columns, t("imports.outcome"), t("imports.reason"), plan.extraLabel],
        data: table.rows.map((row, index) => {
          const outcome = outcomes[index];
          const reasons = outcome?.faults.map(({ field, text }) =>
            [labelOf(field), text].filter(Boolean).join(": "),
          );
          return [
            ...table.columns.map((_, column) => row[column] ?? ""),
            outcome ? sayOutcome(outcome, wasImported, t) : t("imports.kept"),
            (reasons ?? []).join("; "),
            outcome?.extra ?? "",
          ];
        }),
      },
      { escapeFormulae: true },
    );
    saveFile(csv, `${plan.name}-result.csv`);
  };
  const labelOf = (field: string | null) => plan.fields.find(({ name }) => name === field)?.label ?? "";

  if (stage === "columns") {
    return (
      <Panel title={t("imports.columns")}>
        <p className="mb-4 text-muted">{t("imports.columnsText", { count: all })}</p>
        {steps.failure ? (
          <p role="alert" className="mb-4 font-medium text-bad">
            {steps.failure}
          </p>
        ) : null}
        <ColumnChoice plan={plan} table={table} columns={steps.columns} onChoose={steps.setColumn} />
        {options ? <div className="mt-5">{options}</div> : null}
        {steps.missing.length > 0 ? (
          <p className="mt-4 font-medium text-bad">
            {t("imports.needed", { fields: steps.missing.map(({ label }) => label).join(", ") })}
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            data-tone="primary"
            aria-disabled={steps.missing.length > 0}
            onClick={() => {
              if (steps.missing.length === 0) void steps.check();
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
  return (
    <Panel title={t(HEADINGS[stage])}>
      <div aria-live="polite" className="grid gap-2">
        {stage === "checking" ? <p>{t("imports.checking", { done, all })}</p> : null}
        {stage === "running" ? <p>{t("imports.running", { done, all })}</p> : null}
        {steps.wait ? (
          <p className="text-warn">
            {t(steps.wait.polite ? "imports.wait" : "imports.away", { count: steps.wait.seconds })}
          </p>
        ) : null}
        {stage === "stopped" ? (
          <p role="alert" className="font-medium text-bad">
            {steps.failure} {t("imports.stopped", { done, all })}
          </p>
        ) : null}
        {stage === "checking" || stage === "running" ? (
          <progress className="h-2 w-full" max={all} value={done} aria-label={t(HEADINGS[stage])} />
        ) : (
          <p className="font-medium">{t("imports.count", { good, bad: wrong })}</p>
        )}
      </div>
      <div className="my-4 flex flex-wrap items-center gap-2">
        {stage === "checked" ? (
          <>
            <button
              type="button"
              className="button"
              data-tone="primary"
              aria-disabled={good === 0}
              onClick={() => {
                if (good > 0) void steps.start();
              }}
            >
              {t("imports.start", { count: good })}
            </button>
            <button type="button" className="button" onClick={steps.back}>
              {t("imports.columns")}
            </button>
          </>
        ) : null}
        {stage === "checking" || stage === "running" ? (
          <button type="button" className="button" onClick={steps.halt}>
            {t("imports.halt")}
          </button>
        ) : null}
        {stage === "stopped" ? (
          <button type="button" className="button" data-tone="primary" onClick={() => void steps.start()}>
            {t("imports.goOn")}
          </button>
        ) : null}
        {stage === "checked" || stage === "finished" || stage === "stopped" ? (
          <>
            <button type="button" className="button" onClick={() => void download()}>
              <Download size={18} aria-hidden />
              {t("imports.result")}
            </button>
            <button type="button" className="button" onClick={onAgain}>
              {t("imports.again")}
            </button>
          </>
        ) : null}
        {wrong > 0 ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="size-4.5"
              checked={onlyWrong}
              onChange={({ target }) => setOnlyWrong(target.checked)}
            />
            {t("imports.onlyWrong")}
          </label>
        ) : null}
      </div>
      <ImportRows
        plan={plan}
        columns={steps.columns}
        values={values}
        outcomes={outcomes}
        imported={wasImported}
        onlyWrong={onlyWrong}
      />
    </Panel>
  );
}

const HEADINGS = {
  checking: "imports.check",
  checked: "imports.checked",
  running: "imports.progress",
  stopped: "imports.progress",
  finished: "imports.finished",
} as const;
