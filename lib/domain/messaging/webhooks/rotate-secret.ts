import { DAY, type Instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findWebhook } from "./queries";
import { newWebhookSecret } from "./webhook-secret";

/** The header with the signatures would grow too long with more. */
const MAX_PREVIOUS_SECRETS = 4;

/** The secret until now signs for a day more, beside the new one. */
export function rotateSecret(db: Db, organization: OrganizationId, webhookId: string, now: Instant) {
  return inTransaction(db, async (tx) => {
    await findLocked(tx, "webhooks", () => findWebhook(tx, organization, webhookId));
    const ofWebhook = { organizationId: organization, webhookId };
    const expiresAt = new Date(now + DAY);
    const { secret, row } = newWebhookSecret(organization);
    await tx.webhookSecret.updateMany({ where: { ...ofWebhook, expiresAt: null }, data: { expiresAt } });
    const kept = await tx.webhookSecret.findMany({
      where: { ...ofWebhook, expiresAt: { gt: new Date(now) } },
      orderBy: { expiresAt: "desc" },
      take: MAX_PREVIOUS_SECRETS,
      select: { id: true },
    });
    await tx.webhookSecret.deleteMany({ where: { ...ofWebhook, id: { notIn: kept.map(({ id }) => id) } } });
    await tx.webhookSecret.create({ data: { ...row, webhookId } });
    return { secret, previous_valid_until: expiresAt };
  });
}
