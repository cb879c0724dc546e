import { defineTask } from "@/lib/platform/queue/task";

/** The due steps of a meeting; one job per meeting, at the time of its next step. */
export const RUN_DUE_STEPS = defineTask<{ organization: string; event: string }>("run_due_steps");

/** Plans the steps of all coming meetings anew after a change of a workflow, from the meeting after `after` on. */
export const REPLAN_STEPS = defineTask<{ organization: string; after?: string }>("replan_steps");
