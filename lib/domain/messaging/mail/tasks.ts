import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SEND_MAIL = defineTask("send_mail", z.object({ organization: z.string(), mail: z.string() }));
