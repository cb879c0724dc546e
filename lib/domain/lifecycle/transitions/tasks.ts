import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const RUN_TRANSITION = defineTask(
  "run_transition",
  z.object({ organization: z.string(), transition: z.string() }),
);
