import type { Instant } from "@/lib/core/time/instant";
import { newAccess } from "@/lib/domain/calendars/access/new-access";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import { RETRY_CONFERENCES } from "@/lib/domain/conferencing/conferences/tasks";
import { readZoomUser } from "@/lib/domain/conferencing/conferences/zoom/meetings";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { endVideoAccess } from "./end-video-access";
import { sealTokens } from "./video-account";

const PROVIDER = "zoom";

/** Keeps the account that somebody has signed in to, in place of another one; what had failed for want of it is tried again. */
export async function connectVideoAccount(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { tokens, signal }: { tokens: Tokens; signal: AbortSignal },
  now: Instant,
): Promise<void> {
  const person = await readZoomUser(newAccess(tokens, organization, signal));
  await inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: userId });
    const known = await tx.videoAccount.findFirst({
      where: { organizationId: organization, userId, provider: PROVIDER },
    });
    const name = (person.email ?? "Zoom").slice(0, 200);
    if (known?.sourceId === person.id) {
      const credentials = sealTokens(tokens, known);
      const data = { credentials, name, accessBroken: false, renewingUntil: null };
      await tx.videoAccount.update({ where: keyOf(organization, known.id), data });
    } else {
      if (known) await endVideoAccess(tx, organization, { userId });
      const id = newId();
      const credentials = sealTokens(tokens, { id, organizationId: organization });
      await tx.videoAccount.create({
        data: {
          id,
          organizationId: organization,
          userId,
          provider: PROVIDER,
          sourceId: person.id,
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
