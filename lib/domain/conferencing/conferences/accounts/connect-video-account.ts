import type { Instant } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import { RETRY_CONFERENCES } from "@/lib/domain/conferencing/conferences/tasks";
import { getZoomUser } from "@/lib/domain/conferencing/conferences/zoom/meetings";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import { enqueueVideoAccessRevocation } from "./enqueue-video-access-revocation";
import { sealTokens } from "./video-account";

const PROVIDER = "zoom";

/** Stores a newly connected account in place of the previous one and retries links that failed without it. */
export async function connectVideoAccount(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { tokens, signal }: { tokens: ProviderTokens; signal: AbortSignal },
  now: Instant,
): Promise<void> {
  const zoomUser = await getZoomUser(buildAccess(tokens, organization, signal));
  await withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: userId });
    const existing = await tx.videoAccount.findFirst({
      where: { organizationId: organization, userId, provider: PROVIDER },
    });
    const name = (zoomUser.email ?? "Zoom").slice(0, 200);
    if (existing?.sourceId === zoomUser.id) {
      const credentials = sealTokens(tokens, existing);
      const data = { credentials, name, accessBroken: false, renewingUntil: null };
      await tx.videoAccount.update({ where: toRowKey(organization, existing.id), data });
    } else {
      if (existing) await enqueueVideoAccessRevocation(tx, organization, { userId });
      const id = generateId();
      const credentials = sealTokens(tokens, { id, organizationId: organization });
      await tx.videoAccount.create({
        data: {
          id,
          organizationId: organization,
          userId,
          provider: PROVIDER,
          sourceId: zoomUser.id,
          name,
          credentials,
          createdAt: new Date(now),
        },
      });
    }
    const retried = { organization, user: userId, providers: [PROVIDER] as const };
    await addJob(tx, RETRY_CONFERENCES, retried, { key: `retry_conferences/${userId}/${PROVIDER}` });
  });
}
