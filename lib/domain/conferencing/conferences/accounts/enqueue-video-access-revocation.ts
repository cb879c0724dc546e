import { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import { unsealTokens } from "./video-account";

/**
 * Deletes accounts and enqueues the revocation at their providers. Call it in the transaction that ends the
 * access.
 */
export async function enqueueVideoAccessRevocation(
  tx: Db,
  organization: OrganizationId,
  which: { userId: string; id?: string },
): Promise<number> {
  const accounts = await tx.videoAccount.findMany({ where: { ...which, organizationId: organization } });
  for (const account of accounts) {
    const tokens = unsealTokens(account);
    await tx.videoAccount.delete({ where: toRowKey(organization, account.id) });
    if (!tokens) continue;
    const id = generateId();
    const context = buildRowContext("access_revocations.credentials", organization, id);
    await tx.accessRevocation.create({
      data: {
        id,
        organizationId: organization,
        source: account.provider,
        sourceId: account.sourceId,
        credentials: seal(JSON.stringify(tokens), context),
        watches: [],
      },
    });
    await addJob(tx, REVOKE_ACCESS, { organization, access: id });
  }
  return accounts.length;
}
