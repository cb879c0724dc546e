import type { Db } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { SEND_SENDER_MAIL } from "./tasks";

/** Prefix of the job flag, followed by the organisation's id, by which workers limit its jobs that run at once. */
export const SENDER_JOB_FLAG = "sender/";

/** Enqueues a mail for the organisation's own server. Of several jobs for a mail only the last is kept. */
export const enqueueSenderMail = (
  db: Db,
  payload: PayloadOf<typeof SEND_SENDER_MAIL>,
  afterMs?: number,
): Promise<void> =>
  addJob(db, SEND_SENDER_MAIL, payload, {
    key: `${SEND_SENDER_MAIL.name}/${payload.mail}`,
    flags: [SENDER_JOB_FLAG + payload.organization],
    ...(afterMs !== undefined && { afterMs }),
  });
