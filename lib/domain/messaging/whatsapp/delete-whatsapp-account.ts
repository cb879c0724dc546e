import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Disconnects the account and forgets its templates; messages that wait find none. */
export const deleteWhatsappAccount = (db: Db, organization: OrganizationId) =>
  withTransaction(db, async (tx) => {
    const where = { organizationId: organization };
    await tx.whatsappTemplate.deleteMany({ where });
    const { count } = await tx.whatsappAccount.deleteMany({ where });
    return { n: count, ok: 1 as const };
  });
