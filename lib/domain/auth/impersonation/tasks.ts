import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** Ends an expired impersonation. */
export const STOP_IMPERSONATION = defineTask(
  "stop_impersonation",
  z.object({ organization: z.string(), session: z.string() }),
);
