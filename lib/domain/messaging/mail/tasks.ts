import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

const payload = z.object({ organization: z.string(), mail: z.string() });

export const SEND_MAIL = defineTask("send_mail", payload);

/** Sends by the organisation's own server, apart from other mails, which must not wait for a slow one. */
export const SEND_SENDER_MAIL = defineTask("send_sender_mail", payload);
