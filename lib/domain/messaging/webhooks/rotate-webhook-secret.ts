import { DAY, type Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { generateWebhookSecret } from "./generate-webhook-secret";
import { getWebhookRow } from "./queries";

/** More signatures would exceed usual limits of header size. */
const MAX_PREVIOUS_SECRETS = 4;

/** The previous secret also signs for another day. */
export function rotateWebhookSecret(db: Db, organization: OrganizationId, webhookId: string, now: Instant) {
  return withTransaction(db, async (tx) => {
    await findAndLock(tx, "webhooks", () => getWebhookRow(tx, organization, webhookId));
    const ofWebhook = { organizationId: organization, webhookId };
    const expiresAt = new Date(now + DAY);
    const { secret, row } = generateWebhookSecret(organization);
    await tx.webhookSecret.updateMany({ where: { ...ofWebhook, expiresAt: null }, data: { expiresAt } });
    const validSecrets = await tx.webhookSecret.findMany({
      where: { ...ofWebhook, expiresAt: { gt: new Date(now) } },
      orderBy: { expiresAt: "desc" },
      take: MAX_PREVIOUS_SECRETS,
      select: { id: true },
    });
    await tx.webhookSecret.deleteMany({
      where: { ...ofWebhook, id: { notIn: validSecrets.map(({ id }) => id) } },
    });
    await tx.webhookSecret.create({ data: { ...row, webhookId } });
    return { secret, previous_valid_until: expiresAt };
  });
}
