import type { Instant } from "@/lib/core/time/instant";
import { resolveMailRoute } from "@/lib/domain/messaging/senders/resolve-mail-route";
import { findSuppression } from "@/lib/domain/messaging/suppressions/find-suppression";
import type { Db } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { enqueueSenderMail } from "./enqueue-sender-mail";
import { recordMailSuppressed } from "./record-mail-attempt";
import { sendByInstallation } from "./send-by-installation";
import type { SEND_MAIL } from "./tasks";

/**
 * Sends a queued mail, or throws so that the queue retries it. Does nothing for mails that were sent or
 * rejected for good, and records why mails to suppressed addresses are not sent. Mails of an organisation with its own server become jobs for that server.
 */
export async function sendMail(db: Db, payload: PayloadOf<typeof SEND_MAIL>, now: Instant): Promise<void> {
  const routed = await resolveMailRoute(db, payload, now);
  if (!routed) return;
  const suppressed = await findSuppression(db, routed.mail, now);
  if (suppressed) {
    await recordMailSuppressed(db, routed.mail, suppressed);
    return;
  }
  if (routed.route === "organization") return enqueueSenderMail(db, payload);
  await sendByInstallation(db, routed.mail, routed.signer, now);
}
