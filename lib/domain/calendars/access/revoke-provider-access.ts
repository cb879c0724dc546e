import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess, Watch } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { buildRowContext } from "@/lib/platform/crypto/encryption-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { buildAccess } from "./build-access";

/** Tells a provider that access to an account is no longer wanted, and forgets the credentials. */
export async function revokeProviderAccess(
  db: Db,
  { organization, access: id }: PayloadOf<typeof REVOKE_ACCESS>,
  signal: AbortSignal,
  endOther: RevokeOtherAccess = async () => {},
): Promise<void> {
  const ended = await db.endedAccess.findUnique({ where: toRowKey(organization, id) });
  if (!ended) return;
  const { source, sourceId } = ended;
  const provider = findProvider(source);
  const text = unseal(
    ended.credentials,
    buildRowContext("ended_accesses.credentials", ended.organizationId, id),
  );
  if (!provider && text)
    await suppressRejection(() =>
      endOther(ended, buildAccess<ProviderTokens>(JSON.parse(text), organization, signal)),
    );
  if (provider && text) {
    const access = buildAccess<unknown>(JSON.parse(text), ended.organizationId, signal);
    await suppressRejection(async () => {
      for (const watch of ended.watches as unknown as Watch[]) await provider.watcher?.stop(access, watch);
      // An account's access ends for everybody who has connected it.
      const isUsed = await db.calendar.count({ where: { source, sourceId } });
      if (!isUsed) await provider.revokeAccess?.(access);
    });
  }
  await db.endedAccess.deleteMany({ where: { organizationId: organization, id } });
}

/** Gives back what is no source of calendars. */
export type RevokeOtherAccess = (
  account: { source: string; sourceId: string },
  access: ProviderAccess<ProviderTokens>,
) => Promise<void>;

/** Refused for good, there is nothing left to give back. */
async function suppressRejection(giveBack: () => Promise<void>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason === "busy") throw error;
  }
}
