import { z } from "zod";
import { SUBJECT_TRIGGERS } from "@/lib/domain/events/workflows/options";
import { defineTask } from "@/lib/platform/queue/task";

/** The due steps of the answers to a form or of an offer; one job for each, at the time of its next step. */
export const RUN_SUBJECT_STEPS = defineTask(
  "run_subject_steps",
  z.object({ organization: z.string(), trigger: z.enum(SUBJECT_TRIGGERS), subject: z.string() }),
);
