import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const DELIVER_WEBHOOK = defineTask(
  "deliver_webhook",
  z.object({ organization: z.string(), delivery: z.string() }),
);
