import type { StepView } from "./view";

/** The parts in which steps differ; the others are the same for all. */
export type StepParts = Pick<StepView, "heading" | "action" | "submit"> & Partial<StepView>;
