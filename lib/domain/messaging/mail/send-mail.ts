import type { Instant } from "@/lib/core/time/instant";
import { resolveMailRoute } from "@/lib/domain/messaging/senders/resolve-mail-route";
import type { Db } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { enqueueSenderMail } from "./enqueue-sender-mail";
import { sendByInstallation } from "./send-by-installation";
import type { SEND_MAIL } from "./tasks";

/**
 * Sends a queued mail, or throws so that the queue retries it. Does nothing for mails that were sent or
 * rejected for good. Mails of an organisation with its own server become jobs for that server.
 */
export async function sendMail(db: Db, payload: PayloadOf<typeof SEND_MAIL>, now: Instant): Promise<void> {
  const routed = await resolveMailRoute(db, payload, now);
  if (!routed) return;
  if (routed.route === "organization") return enqueueSenderMail(db, payload);
  await sendByInstallation(db, routed.mail, now);
}
