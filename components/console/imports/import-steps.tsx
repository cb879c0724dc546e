"use client";
import { type ReactNode, useState } from "react";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ColumnsStep } from "./columns-step";
import { downloadOutcomes } from "./download-outcomes";
import type { ImportPlan } from "./import-plan";
import { ImportRows } from "./import-rows";
import { ImportStatus } from "./import-status";
import { OutcomeButtons } from "./outcome-buttons";
import type { ImportTable } from "./parse-table";
import type { EntryOutcome } from "./to-entry-outcome";
import { useImport } from "./use-import";

interface Props {
  plan: ImportPlan;
  table: ImportTable;
  options: ReactNode;
  onAgain: () => void;
}

export function ImportSteps({ plan, table, options, onAgain }: Props) {
  const t = useText();
  const steps = useImport(plan, table);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { stage, columns, outcomes } = steps.state;
  if (stage === "columns")
    return <ColumnsStep plan={plan} table={table} steps={steps} options={options} onAgain={onAgain} />;
  const count = countOutcomes(outcomes);
  const heading = t(STAGE_HEADINGS[stage]);
  const { Afterwards } = plan;
  const made = stage === "finished" ? outcomes.flatMap((outcome) => outcome?.created ?? []) : [];
  const wasImported = stage === "finished" || stage === "stopped" || stage === "running";
  return (
    <Panel title={heading}>
      <ImportStatus state={steps.state} all={steps.values.length} heading={heading} count={count} />
      {Afterwards && made.length > 0 ? <Afterwards made={made} /> : null}
      <div className="my-4 flex flex-wrap items-center gap-2">
        <OutcomeButtons
          steps={steps}
          good={count.good}
          onSave={() => void downloadOutcomes({ plan, table, outcomes, wasImported, t })}
          onAgain={onAgain}
        />
        {count.wrong > 0 ? (
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
        columns={columns}
        values={steps.values}
        outcomes={outcomes}
        imported={wasImported}
        onlyWrong={onlyWrong}
      />
    </Panel>
  );
}

const STAGE_HEADINGS = {
  checking: "imports.check",
  checked: "imports.checked",
  running: "imports.progress",
  stopped: "imports.progress",
  finished: "imports.finished",
} as const;

function countOutcomes(outcomes: readonly (EntryOutcome | undefined)[]) {
  let good = 0;
  let wrong = 0;
  for (const outcome of outcomes) {
    if (outcome?.kind === "wrong") wrong++;
    else if (outcome) good++;
  }
  return { good, wrong };
}
