import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** The due steps of a meeting; one job per meeting, at the time of its next step. */
export const RUN_DUE_STEPS = defineTask(
  "run_due_steps",
  z.object({ organization: z.string(), event: z.string() }),
);

/** Plans the steps of all coming meetings anew after a change of a workflow, from the meeting after `after` on. */
export const REPLAN_STEPS = defineTask(
  "replan_steps",
  z.object({ organization: z.string(), after: z.string().exactOptional() }),
);
