import type { Instant } from "@/lib/core/time/instant";
import { buildMessage } from "@/lib/domain/messaging/mail/build-message";
import {
  MAX_MAIL_ATTEMPTS,
  recordMailFailure,
  recordMailSent,
} from "@/lib/domain/messaging/mail/record-mail-attempt";
import { sendByInstallation } from "@/lib/domain/messaging/mail/send-by-installation";
import type { SEND_SENDER_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { suppressRejectedAddress } from "@/lib/domain/messaging/suppressions/suppress-rejected-address";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env/env";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { acquireSenderRetry } from "./acquire-sender-retry";
import { describeSenderError } from "./describe-sender-error";
import type { ServerSender } from "./own-server";
import { deriveSenderFailure, isHandedOver } from "./policy";
import { recordSenderFailure, recordSenderSuccess } from "./record-sender-outcome";
import { resolveMailRoute } from "./resolve-mail-route";
import { sendThroughSender } from "./sender-pool";

/**
 * Sends a queued mail by the organisation's own server. The installation sends what that server refuses, and
 * everything while it fails.
 */
export async function sendSenderMail(
  db: Db,
  payload: PayloadOf<typeof SEND_SENDER_MAIL>,
  now: Instant,
): Promise<void> {
  const routed = await resolveMailRoute(db, payload, now);
  if (!routed) return;
  const { mail, sender, signer, route, hasInstallation } = routed;
  const isOwn =
    sender !== null &&
    route === "organization" &&
    (await acquireSenderRetry(db, sender, { hasInstallation, now }));
  const remaining = isOwn ? await trySender(db, mail, sender, now) : mail;
  if (remaining) await sendByInstallation(db, remaining, signer, now);
}

/** Returns the mail if the installation is to send it now; throws if this server is to be tried again. */
async function trySender(db: Db, mail: Mail, sender: ServerSender, now: Instant): Promise<Mail | null> {
  try {
    await sendThroughSender(sender, buildMessage(mail, sender));
  } catch (error) {
    const failure = deriveSenderFailure(error);
    const isRecipient = failure.kind === "recipient";
    const isFailing = isRecipient ? false : await recordSenderFailure(db, sender, { failure, error }, now);
    const hasInstallation = env().SMTP_URL !== undefined;
    const isFinal =
      isRecipient ||
      (!hasInstallation && (failure.kind === "mail" || mail.attempts + 1 >= MAX_MAIL_ATTEMPTS));
    const updated = await recordMailFailure(db, mail, describeSenderError(error), isFinal);
    if (isRecipient) await suppressRejectedAddress(db, mail, error, now);
    if (isFinal) return null;
    if (hasInstallation && isHandedOver(failure.kind, { attempts: mail.attempts, isFailing })) return updated;
    throw error;
  }
  await recordMailSent(db, mail, "organization", now);
  await recordSenderSuccess(db, sender, now);
  return null;
}
