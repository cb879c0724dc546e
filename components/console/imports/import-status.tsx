"use client";
import { useText } from "../texts";
import type { ImportState } from "./import-state";

interface Props {
  state: ImportState;
  all: number;
  heading: string;
  count: { good: number; wrong: number };
}

/** The progress while rows are sent, then the result. */
export function ImportStatus({ state, all, heading, count }: Props) {
  const t = useText();
  const { stage, done, wait, failure } = state;
  return (
    <div aria-live="polite" className="grid gap-2">
      {stage === "checking" ? <p>{t("imports.checking", { done, all })}</p> : null}
      {stage === "running" ? <p>{t("imports.running", { done, all })}</p> : null}
      {wait ? (
        <p className="text-warn">
          {t(wait.isRequested ? "imports.wait" : "imports.away", { count: wait.seconds })}
        </p>
      ) : null}
      {stage === "stopped" ? (
        <p role="alert" className="font-medium text-bad">
          {failure} {t("imports.stopped", { done, all })}
        </p>
      ) : null}
      {stage === "checking" || stage === "running" ? (
        <progress className="h-2 w-full" max={all} value={done} aria-label={heading} />
      ) : (
        <p className="font-medium">{t("imports.count", { good: count.good, bad: count.wrong })}</p>
      )}
    </div>
  );
}
