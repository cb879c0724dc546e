import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import type { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** The queue retries it with growing delays for some days. */
export const sendMailTask = (payload: PayloadOf<typeof SEND_MAIL>): Promise<void> =>
  sendMail(getDatabase(), payload);
