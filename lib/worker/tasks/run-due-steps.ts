import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import type { RUN_DUE_STEPS } from "@/lib/domain/events/planned-steps/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const runDueStepsTask = (payload: PayloadOf<typeof RUN_DUE_STEPS>) =>
  runDueSteps(getDatabase(), payload, readClock());
