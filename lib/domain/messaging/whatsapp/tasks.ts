import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SEND_WHATSAPP_MESSAGE = defineTask(
  "send_whatsapp_message",
  z.object({ organization: z.string(), message: z.string() }),
);

/** A message of a workflow goes by mail, as WhatsApp has not delivered it. */
export const SEND_SUBSTITUTE_MAIL = defineTask(
  "send_substitute_mail",
  z.object({ organization: z.string(), message: z.string() }),
);

export const SEND_WHATSAPP_REPLY = defineTask(
  "send_whatsapp_reply",
  z.object({
    organization: z.string(),
    /** The number and the text, sealed, in base64. */
    sealed: z.string(),
    expires_at: z.string(),
    attempt: z.int(),
  }),
);
