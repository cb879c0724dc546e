import { describeError, ProblemError } from "../problem-error";
import type { TranslateConsole } from "../texts";

/** Why a change could not be taken back. */
export function formatUndoError(error: unknown, t: TranslateConsole): string {
  const code = error instanceof ProblemError ? error.problem?.code : undefined;
  return code === "changed_since" || code === "precondition_failed"
    ? t("undo.changedSince")
    : describeError(error, t);
}
