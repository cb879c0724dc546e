import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SEND_PUSH = defineTask("send_push", z.object({ organization: z.string(), message: z.string() }));
