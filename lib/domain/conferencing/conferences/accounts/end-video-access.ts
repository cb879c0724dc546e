import { END_ACCESS } from "@/lib/domain/calendars/tasks";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { openTokens } from "./video-account";

/**
 * Forgets accounts, and notes what their providers are to be told: that the access is no longer wanted. To be called in the
 * transaction that ends it.
 */
export async function endVideoAccess(
  tx: Db,
  organization: OrganizationId,
  which: { userId: string; id?: string },
): Promise<number> {
  const accounts = await tx.videoAccount.findMany({ where: { ...which, organizationId: organization } });
  for (const account of accounts) {
    const tokens = openTokens(account);
    await tx.videoAccount.delete({ where: keyOf(organization, account.id) });
    if (!tokens) continue;
    const id = newId();
    const place = rowPlace("ended_accesses.credentials", organization, id);
    await tx.endedAccess.create({
      data: {
        id,
        organizationId: organization,
        source: account.provider,
        sourceId: account.sourceId,
        credentials: seal(JSON.stringify(tokens), place),
        watches: [],
      },
    });
    await addJob(tx, END_ACCESS, { organization, access: id });
  }
  return accounts.length;
}
