import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { deliveryBody } from "./delivery-body";
import { findWebhook } from "./queries";
import { queueDeliveries } from "./queue-deliveries";
import { requireEnabled } from "./require-enabled";
import { serializeDelivery, serializeWebhook } from "./serialize";

/** A delivery to try the receiver with. */
export function pingWebhook(db: Db, organization: OrganizationId, webhookId: string) {
  return inTransaction(db, async (tx) => {
    const hook = serializeWebhook(await findWebhook(tx, organization, webhookId));
    requireEnabled(hook);
    const body = deliveryBody({
      action: "ping",
      organization,
      resource: { webhook: webhookId },
      format: hook.format,
    });
    const delivery = { webhook: webhookId, action: "ping", body: 0 };
    const [id] = await queueDeliveries(tx, organization, [delivery], [body]);
    const row = await tx.webhookDelivery.findUniqueOrThrow({ where: keyOf(organization, id as string) });
    return serializeDelivery(row);
  });
}
