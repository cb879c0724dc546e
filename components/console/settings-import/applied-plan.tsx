"use client";
import Link from "next/link";
import { useEffect, useRef } from "react";
import type { Schemas } from "../api";
import { UndoEntry } from "../audit/undo-entry";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

interface Props {
  applied: Schemas["AppliedPlan"];
  onAgain: () => void;
}

/** The last step: what was done, and how to undo it. */
export function AppliedPlan({ applied: { changes, audit_entry: entry }, onAgain }: Props) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const title = t("settingsImport.applied", { count: changes.length });
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <Panel title={title}>
        <p className="max-w-prose text-muted">{t("settingsImport.appliedText")}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5">
          {entry ? <UndoEntry id={entry} change={title} /> : null}
          <Link href="/console/audit" className="link inline-flex min-h-11 items-center">
            {t("audit.title")}
          </Link>
          <button type="button" className="button" onClick={onAgain}>
            {t("settingsImport.again")}
          </button>
        </p>
      </Panel>
    </div>
  );
}
