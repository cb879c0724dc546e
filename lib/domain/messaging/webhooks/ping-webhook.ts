import type { Instant } from "@/lib/core/time/instant";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { Action } from "./actions";
import { deliveryBody } from "./delivery-body";
import { findWebhook } from "./queries";
import { queueDeliveries } from "./queue-deliveries";
import { requireEnabled } from "./require-enabled";
import type { PingBody } from "./schema";
import { serializeDelivery, serializeWebhook } from "./serialize";

/** Finds the newest that an action could be about, as the API answers it; null where there is none. */
export type FindSample = (
  tx: Db,
  organization: OrganizationId,
  action: Action,
  now: Instant,
) => Promise<unknown>;

/** A delivery to try the receiver with: a `ping`, or an example of an action. */
export function pingWebhook(
  db: Db,
  organization: OrganizationId,
  webhookId: string,
  { action }: NonNullable<PingBody>,
  { findSample, now }: { findSample: FindSample; now: Instant },
) {
  return inTransaction(db, async (tx) => {
    const hook = serializeWebhook(await findWebhook(tx, organization, webhookId));
    requireEnabled(hook);
    const resource = action ? await findSample(tx, organization, action, now) : { webhook: webhookId };
    if (!resource)
      throw new ApiProblem("conflict", `Your organisation has nothing yet that ${action} could tell of.`, {
        reason: "nothing_to_tell",
      });
    const body = deliveryBody({
      action: action ?? "ping",
      organization,
      resource,
      facts: { occurredAt: new Date(now) },
      ...(action && { example: true }),
      format: hook.format,
      version: hook.version,
      test: (await findTestClock(tx, organization)) !== null,
    });
    const delivery = { webhook: webhookId, action: action ?? "ping", body: 0 };
    const [id] = await queueDeliveries(tx, organization, [delivery], [body]);
    const row = await tx.webhookDelivery.findUniqueOrThrow({ where: keyOf(organization, id as string) });
    return serializeDelivery(row);
  });
}
