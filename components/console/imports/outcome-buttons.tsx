"use client";
import { Download } from "lucide-react";
import { useText } from "../texts";
import type { ImportController } from "./use-import";

interface Props {
  steps: ImportController;
  /** The number of importable rows. */
  good: number;
  onSave: () => void;
  onAgain: () => void;
}

/** The buttons of each stage after the columns. */
export function OutcomeButtons({ steps, good, onSave, onAgain }: Props) {
  const t = useText();
  const { stage } = steps.state;
  if (stage === "checking" || stage === "running")
    return (
      <button type="button" className="button" onClick={steps.halt}>
        {t("imports.halt")}
      </button>
    );
  return (
    <>
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
          <button type="button" className="button" onClick={() => steps.dispatch({ type: "back" })}>
            {t("imports.columns")}
          </button>
        </>
      ) : null}
      {stage === "stopped" ? (
        <button type="button" className="button" data-tone="primary" onClick={() => void steps.start()}>
          {t("imports.goOn")}
        </button>
      ) : null}
      <button type="button" className="button" onClick={onSave}>
        <Download size={18} aria-hidden />
        {t("imports.result")}
      </button>
      <button type="button" className="button" onClick={onAgain}>
        {t("imports.again")}
      </button>
    </>
  );
}
