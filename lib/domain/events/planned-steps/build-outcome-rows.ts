import type { StepOutcome } from "./step-channel";

/** Builds the rows that record the outcomes of steps, by the ids of these. */
export const buildOutcomeRows = (outcomes: ReadonlyMap<string, StepOutcome>) =>
  [...outcomes].map(([id, outcome]) => ({
    id,
    state: outcome === "sent" ? "sent" : outcome === "error" ? "failed" : "skipped",
    reason: outcome === "sent" ? null : outcome,
  }));
