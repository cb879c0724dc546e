import type { Instant } from "@/lib/core/time/instant";
import { suppressRejectedAddress } from "@/lib/domain/messaging/suppressions/suppress-rejected-address";
import type { Db } from "@/lib/platform/db/client";
import type { Mail, MailSender } from "@/lib/platform/db/generated/client";
import { buildMessage } from "./build-message";
import { sendThroughPool } from "./mail-pool";
import { isPermanentMailError } from "./policy";
import { MAX_MAIL_ATTEMPTS, recordMailFailure, recordMailSent } from "./record-mail-attempt";

/**
 * Sends by the server of SMTP_URL, or throws so that the queue retries it. `signer`: the organisation's sender whose
 * address and signature the mail gets.
 */
export async function sendByInstallation(
  db: Db,
  mail: Mail,
  signer: MailSender | null,
  now: Instant,
): Promise<void> {
  try {
    await sendThroughPool(buildMessage(mail, signer));
  } catch (error) {
    const isFinal = isPermanentMailError(error) || mail.attempts + 1 >= MAX_MAIL_ATTEMPTS;
    await recordMailFailure(db, mail, String((error as Error).message), isFinal);
    if (isFinal) await suppressRejectedAddress(db, mail, error, now);
    if (!isFinal) throw error;
    return;
  }
  await recordMailSent(db, mail, "installation", now);
}
