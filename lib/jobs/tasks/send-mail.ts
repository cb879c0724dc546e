import type { JobHelpers } from "graphile-worker";
import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { sendMail } from "@/lib/mail/send-mail";

/** Tried again by the queue, ever later, for some days. */
export const sendMailTask = ({ mail }: TaskPayloads["send_mail"], { job }: JobHelpers) =>
  sendMail(database(), { mail, last: job.attempts >= job.max_attempts });
