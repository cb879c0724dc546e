import type { StepView } from "./view";

/** What one step has of its own; the rest is the same for all. */
export type StepParts = Pick<StepView, "heading" | "action" | "submit"> & Partial<StepView>;
