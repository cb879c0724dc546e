import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SEND_TEXT_MESSAGE = defineTask(
  "send_text_message",
  z.object({ organization: z.string(), message: z.string() }),
);

export const RECORD_TEXT_COST = defineTask(
  "record_text_cost",
  z.object({ organization: z.string(), message: z.string(), attempt: z.int() }),
);

export const SEND_TEXT_REPLY = defineTask(
  "send_text_reply",
  z.object({
    organization: z.string(),
    /** The number and the text, sealed, in base64. */
    sealed: z.string(),
    expires_at: z.string(),
    attempt: z.int(),
  }),
);
