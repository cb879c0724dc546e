import { Prisma, type Webhook, type WebhookDelivery } from "@/lib/platform/db/generated/client";
import type { DeliveryAction, WebhookAction } from "./actions";
import type { DeliveryFormat } from "./formats/delivery-formats";
import type { AttemptResult } from "./load-last-attempts";
import type { WebhookVersion } from "./options";
import type { DeliveryState, WebhookFilter } from "./schema";

export const serializeWebhook = (row: Webhook) => ({
  _id: row.id,
  organization: row.organizationId,
  scope: "organization" as const,
  action: row.action as WebhookAction,
  actions: [row.action, ...row.furtherActions] as WebhookAction[],
  target_url: row.targetUrl,
  format: row.format as DeliveryFormat,
  version: row.version as WebhookVersion,
  filter: row.filter as WebhookFilter | null,
  disabled_at: row.disabledAt,
  disabled_reason: row.disabledReason as DisabledReason | null,
  failing_since: row.failingSince,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});

/** `gone`: the receiver answered 410. `failing`: no delivery succeeded for days. */
export type DisabledReason = "gone" | "failing";

const { body: _, ...fields } = Prisma.WebhookDeliveryScalarFieldEnum;

/** All columns but the body, which is large. */
export const DELIVERY_FIELDS = fields;

export const serializeDelivery = (
  row: Omit<WebhookDelivery, "body">,
  lastAttempt: AttemptResult | null = null,
) => ({
  _id: row.id,
  webhook: row.webhookId,
  action: row.action as DeliveryAction,
  state: row.state as DeliveryState,
  attempts: row.attempts,
  last_attempt: lastAttempt && {
    started_at: lastAttempt.startedAt,
    status: lastAttempt.status,
    error: lastAttempt.error,
  },
  next_at: row.nextAt,
  createdAt: row.createdAt,
});
