import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { WebhookAction } from "./actions";
import { enqueueDeliveries } from "./enqueue-deliveries";
import { buildDeliveryBodies } from "./formats/build-delivery-bodies";
import { getWebhookRow } from "./queries";
import { requireEnabledWebhook } from "./require-enabled-webhook";
import type { PingBody } from "./schema";
import { serializeDelivery, serializeWebhook } from "./serialize";

/** Finds the newest resource that fits the action; null if there is none. */
export type FindSample = (
  tx: Db,
  organization: OrganizationId,
  action: WebhookAction,
  now: Instant,
) => Promise<unknown>;

/** Enqueues a test delivery: a `ping`, or an example of an action. */
export function pingWebhook(
  db: Db,
  organization: OrganizationId,
  webhookId: string,
  { action }: NonNullable<PingBody>,
  { findSample, now }: { findSample: FindSample; now: Instant },
) {
  return withTransaction(db, async (tx) => {
    const webhook = serializeWebhook(await getWebhookRow(tx, organization, webhookId));
    requireEnabledWebhook(webhook);
    const resource = action ? await findSample(tx, organization, action, now) : { webhook: webhookId };
    if (!resource)
      throw new ApiProblem("conflict", `Your organisation has nothing yet that ${action} could tell of.`, {
        reason: "nothing_to_tell",
      });
    const [body] = buildDeliveryBodies({
      action: action ?? "ping",
      organization,
      resource,
      facts: { occurredAt: new Date(now) },
      ...(action && { example: true }),
      format: webhook.format,
      version: webhook.version,
      test: (await findTestClock(tx, organization)) !== null,
    });
    if (body === undefined)
      throw new ApiProblem(
        "conflict",
        `The newest resource for ${action} has no form in ${webhook.format}.`,
        {
          reason: "nothing_to_tell",
        },
      );
    const delivery = { webhook: webhookId, action: action ?? "ping", body: 0 };
    const [id] = await enqueueDeliveries(tx, organization, [delivery], [body]);
    const row = await tx.webhookDelivery.findUniqueOrThrow({ where: toRowKey(organization, id as string) });
    return serializeDelivery(row);
  });
}
