import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type Webhook, type WebhookDelivery } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";

import { WEBHOOK_ACTIONS } from "./actions";
import type { DeliveriesQuery } from "./delivery-filter";
import { loadLastAttempts } from "./load-last-attempts";
import { DELIVERY_FIELDS, serializeDelivery, serializeWebhook } from "./serialize";

const WEBHOOKS = defineStatement<Webhook>(selectFrom("webhooks", Prisma.WebhookScalarFieldEnum));

const DELIVERIES = defineStatement<Omit<WebhookDelivery, "body">>(
  selectFrom("webhook_deliveries", DELIVERY_FIELDS),
);

export async function getWebhookRow(db: Db, organization: OrganizationId, id: string): Promise<Webhook> {
  const row = await findRow(db, WEBHOOKS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The webhook ${id}`);
  return row;
}

export async function getWebhook(db: Db, organization: OrganizationId, id: string) {
  return serializeWebhook(await getWebhookRow(db, organization, id));
}

export async function listWebhooks(db: Db, organization: OrganizationId, search = "") {
  const found = { contains: search.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const; // Prisma does not escape these characters
  const matching = WEBHOOK_ACTIONS.filter((action) => action.includes(search.toLowerCase()));
  const rows = await db.webhook.findMany({
    where: {
      organizationId: organization,
      OR: [{ targetUrl: found }, { action: found }, { furtherActions: { hasSome: matching } }],
    },
    orderBy: { id: "desc" },
  });
  return { hooks: rows.map(serializeWebhook) };
}

export async function listDeliveries(
  db: Db,
  organization: OrganizationId,
  webhookId: string,
  { state, ...page }: DeliveriesQuery,
  url: URL,
) {
  await getWebhookRow(db, organization, webhookId);
  const rows = await listRowPage(db, DELIVERIES, organization, page, (param) => [
    `t.webhook_id = ${param(webhookId)}`,
    ...(state ? [`t.state = ${param(state)}`] : []),
  ]);
  const attempts = await loadLastAttempts(
    db,
    organization,
    rows.map(({ id }) => id),
  );
  return buildPageReply(rows, page, url, (row) => serializeDelivery(row, attempts.get(row.id)));
}

interface DeliveryPath {
  hook_id: string;
  delivery_id: string;
}

/** Returns a delivery of this organisation's webhook. */
export async function getDelivery(
  db: Db,
  organization: OrganizationId,
  { hook_id: webhookId, delivery_id: id }: DeliveryPath,
) {
  const row = await db.webhookDelivery.findFirst({
    where: { id, webhookId, organizationId: organization },
    include: { tries: { orderBy: { number: "asc" } } },
  });
  if (!row) throw buildNotFoundProblem(`The delivery ${id}`);
  const { tries, body } = row;
  const attempts = tries.map(({ organizationId: _, deliveryId: __, startedAt, ...attempt }) => ({
    ...attempt,
    started_at: startedAt,
  }));
  const { last_attempt: _, ...delivery } = serializeDelivery(row);
  return { ...delivery, body, attempts };
}
