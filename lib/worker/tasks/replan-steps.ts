import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import type { REPLAN_STEPS } from "@/lib/domain/events/planned-steps/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const replanStepsTask = (payload: PayloadOf<typeof REPLAN_STEPS>) =>
  replanSteps(getDatabase(), payload, readClock());
