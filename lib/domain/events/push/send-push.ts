import { request } from "undici";
import webPush from "web-push";
import type { Instant } from "@/lib/core/time/instant";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { PushMessageParts } from "./build-push-message";
import { getVapidDetails } from "./get-vapid-details";
import type { PushSubscriptionBody } from "./schema";
import type { SEND_PUSH } from "./tasks";

const PUSH_TIMEOUT_MS = 20_000;
const GONE_STATUSES = [404, 410];

const isRetryable = (status: number) => status === 429 || status >= 500;

/**
 * Sends a queued message, at most once: it is marked as sending first. It is queued again, by an error, only if the
 * service could not be reached or answered "later". A subscription unknown to the service is deleted.
 */
export async function sendPush(
  db: Db,
  { organization, message: id }: PayloadOf<typeof SEND_PUSH>,
  now: Instant,
): Promise<void> {
  const sender = getVapidDetails();
  if (!sender) return;
  const { count } = await db.pushMessage.updateMany({
    where: { organizationId: organization, id, state: "queued" },
    data: { state: "sending" },
  });
  if (count === 0) return;
  const setState = (state: string) =>
    db.pushMessage.update({ where: toRowKey(organization, id), data: { state } });
  const { subscriptionId, subscription, ...message } = await db.pushMessage.findUniqueOrThrow({
    where: toRowKey(organization, id),
    include: { subscription: true },
  });
  const [address, text] = [
    unseal(
      subscription.sealed,
      buildRowContext("push_subscriptions.sealed", subscription.organizationId, subscriptionId),
    ),
    unseal(message.sealed, buildRowContext("push_messages.sealed", message.organizationId, id)),
  ];
  const ttl = Math.floor((message.expiresAt.getTime() - now) / 1000);
  if (address === null || text === null || ttl <= 0) {
    await setState("failed");
    return;
  }
  const { payload, topic, urgency } = JSON.parse(text) as PushMessageParts;
  const sent = webPush.generateRequestDetails(
    JSON.parse(address) as Pick<PushSubscriptionBody, "endpoint" | "keys">,
    JSON.stringify(payload),
    {
      vapidDetails: sender,
      TTL: ttl,
      urgency,
      contentEncoding: "aes128gcm",
      ...(topic && { topic }),
    },
  );
  let status: number;
  try {
    const url = new URL(sent.endpoint);
    const answer = await request(url, {
      method: "POST",
      dispatcher: getEgressAgent(url),
      headers: sent.headers as Record<string, string>,
      body: sent.body,
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    await answer.body.dump();
    status = answer.statusCode;
  } catch (error) {
    // Nothing was sent if there was no connection; after later errors the message may have arrived.
    const never = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/.test(
      String((error as { code?: string }).code),
    );
    await setState(never ? "queued" : "failed");
    if (never) throw new Error("The push service cannot be reached.");
    return;
  }
  if (GONE_STATUSES.includes(status)) {
    await db.pushSubscription.deleteMany({ where: { organizationId: organization, id: subscriptionId } });
    return;
  }
  await setState(status < 300 ? "sent" : isRetryable(status) ? "queued" : "failed");
  if (isRetryable(status)) throw new Error(`The push service responded with ${status}.`);
}
