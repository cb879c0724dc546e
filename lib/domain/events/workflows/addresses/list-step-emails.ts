import type { WorkflowStep } from "../step-schema";

/** Lists the fixed addresses of steps, each once. Steps that were stored before the field existed have none. */
export const listStepEmails = (steps: readonly Partial<Pick<WorkflowStep, "addresses">>[]): string[] => [
  ...new Set(steps.flatMap(({ addresses }) => addresses ?? [])),
];
