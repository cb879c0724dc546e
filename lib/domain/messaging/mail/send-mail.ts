import type { Instant } from "@/lib/core/time/instant";
import { pickSenderRoute } from "@/lib/domain/messaging/senders/policy";
import { findMailSender } from "@/lib/domain/messaging/senders/queries";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { enqueueSenderMail } from "./enqueue-sender-mail";
import { sendByInstallation } from "./send-by-installation";
import type { SEND_MAIL } from "./tasks";

/**
 * Sends a queued mail, or throws so that the queue retries it. Does nothing for mails that were sent or
 * rejected for good. Mails of an organisation with its own server become jobs for that server.
 */
export async function sendMail(
  db: Db,
  { organization, mail: id }: PayloadOf<typeof SEND_MAIL>,
  now: Instant,
): Promise<void> {
  const mail = await db.mail.findFirst({ where: { organizationId: organization, id, state: "queued" } });
  if (!mail) return;
  const sender = await findMailSender(db, asOrganizationId(organization));
  const hasInstallation = env().SMTP_URL !== undefined;
  if (pickSenderRoute(sender, { attempts: mail.attempts, hasInstallation }, now) === "organization")
    return enqueueSenderMail(db, { organization, mail: id });
  await sendByInstallation(db, mail, now);
}
