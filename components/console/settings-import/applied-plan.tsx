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
  /** Goes on to the meetings of the tool from which the settings came; null for files. */
  onMeetings: (() => void) | null;
}

/** The last step: what was done, and how to undo it. */
export function AppliedPlan({ applied: { changes, audit_entry: entry }, onAgain, onMeetings }: Props) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const title = t("settingsImport.applied", { count: changes.length });
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <Panel title={title}>
        <p className="max-w-prose text-muted">{t("settingsImport.appliedText")}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {onMeetings ? (
            <button type="button" className="button" data-tone="primary" onClick={onMeetings}>
              {t("toolImport.next")}
            </button>
          ) : null}
          {entry ? <UndoEntry id={entry} change={title} /> : null}
          <Link href="/console/audit" className="link inline-flex min-h-11 items-center">
            {t("audit.title")}
          </Link>
          <button type="button" className="button" onClick={onAgain}>
            {t("toolImport.again")}
          </button>
        </p>
      </Panel>
    </div>
  );
}
