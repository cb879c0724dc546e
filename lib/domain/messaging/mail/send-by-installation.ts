import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { buildMessage } from "./build-message";
import { sendThroughPool } from "./mail-pool";
import { isPermanentMailError } from "./policy";
import { MAX_MAIL_ATTEMPTS, recordMailFailure, recordMailSent } from "./record-mail-attempt";

/** Sends by the server of SMTP_URL, or throws so that the queue retries it. */
export async function sendByInstallation(db: Db, mail: Mail, now: Instant): Promise<void> {
  try {
    await sendThroughPool(buildMessage(mail));
  } catch (error) {
    const isFinal = isPermanentMailError(error) || mail.attempts + 1 >= MAX_MAIL_ATTEMPTS;
    await recordMailFailure(db, mail, String((error as Error).message), isFinal);
    if (!isFinal) throw error;
    return;
  }
  await recordMailSent(db, mail, "installation", now);
}
