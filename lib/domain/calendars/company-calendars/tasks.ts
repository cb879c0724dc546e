import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CONNECTION = defineTask(
  "sync_connection",
  z.object({ organization: z.string(), connection: z.string() }),
);
