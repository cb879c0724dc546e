import { describeError, ProblemError } from "../problem-error";
import type { TranslateConsole } from "../texts";

/** Formats the reason why a change could not be undone. */
export function formatUndoError(error: unknown, t: TranslateConsole): string {
  const code = error instanceof ProblemError ? error.problem?.code : undefined;
  return code === "changed_since" || code === "precondition_failed"
    ? t("undo.changedSince")
    : describeError(error, t);
}
