import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const RUN_OFFBOARDING = defineTask(
  "run_offboarding",
  z.object({ organization: z.string(), offboarding: z.string() }),
);
