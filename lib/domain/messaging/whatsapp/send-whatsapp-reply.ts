import type { Instant } from "@/lib/core/time/instant";
import { deriveRetrySeconds } from "@/lib/domain/messaging/sms/policy";
import {
  buildReplyJob,
  openReply,
  type ReplyRun,
  type TextReply,
} from "@/lib/domain/messaging/sms/send-text-reply";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { sendToMeta } from "./meta/send-to-meta";
import { findWhatsappAccount } from "./queries";
import { SEND_WHATSAPP_REPLY } from "./tasks";
import { openWhatsappAccount } from "./whatsapp-account";

/** Queues a reply of ours, which Meta takes as a text, because the reader has just written. */
export const enqueueWhatsappReply = (
  tx: Db,
  organization: OrganizationId,
  reply: TextReply,
  now: Instant,
): Promise<void> => {
  const { payload, key } = buildReplyJob(organization, reply, now);
  const name = key && `${SEND_WHATSAPP_REPLY.name}/${key}`;
  return addJob(tx, SEND_WHATSAPP_REPLY, payload, name ? { key: name } : {});
};

/** Sends a reply of ours, at most once: it is repeated only if Meta has certainly not taken it. */
export async function sendWhatsappReply(
  db: Db,
  payload: PayloadOf<typeof SEND_WHATSAPP_REPLY>,
  { now, isRepeated }: ReplyRun,
): Promise<void> {
  if (isRepeated) return;
  const reply = openReply(payload, now);
  const account = await findWhatsappAccount(db, asOrganizationId(payload.organization));
  const access = account && openWhatsappAccount(account);
  if (!access || !reply) return;
  const { to, text } = reply;
  const result = await sendToMeta(access, { to, template: null, text, reference: null });
  if (result.kind !== "later") return;
  const runAt = new Date(now + deriveRetrySeconds(payload.attempt + 1, result.seconds) * 1000);
  await addJob(db, SEND_WHATSAPP_REPLY, { ...payload, attempt: payload.attempt + 1 }, { runAt });
}
