"use client";
import { type ReactNode, useState } from "react";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { ChooseFile } from "./choose-file";
import type { ImportPlan } from "./import-plan";
import { ImportSteps } from "./import-steps";
import type { ImportTable } from "./parse-table";

interface Props {
  plan: ImportPlan;
  back: { href: string; label: string };
  /** The settings of the whole import. */
  options?: ReactNode;
}

/** The stages of an import: choose a file or paste rows, map the columns, preview, import. */
export function ImportPanel({ plan, back, options }: Props) {
  const t = useText();
  const [table, setTable] = useState<ImportTable | null>(null);
  return (
    <>
      <PageHeader title={plan.title} back={back} />
      {table ? (
        <ImportSteps plan={plan} table={table} options={options} onAgain={() => setTable(null)} />
      ) : (
        <Panel title={t("imports.file")}>
          <ChooseFile plan={plan} onRead={setTable} />
        </Panel>
      )}
    </>
  );
}
