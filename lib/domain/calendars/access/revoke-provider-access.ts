import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess, Watch } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { buildAccess } from "./build-access";

/** Revokes the access to an account at its provider and deletes the credentials. */
export async function revokeProviderAccess(
  db: Db,
  { organization, access: id }: PayloadOf<typeof REVOKE_ACCESS>,
  signal: AbortSignal,
  endOther: RevokeOtherAccess = async () => {},
): Promise<void> {
  const accessRevocation = await db.accessRevocation.findUnique({ where: toRowKey(organization, id) });
  if (!accessRevocation) return;
  const { source, sourceId } = accessRevocation;
  const provider = findProvider(source);
  const text = unseal(
    accessRevocation.credentials,
    buildRowContext("access_revocations.credentials", accessRevocation.organizationId, id),
  );
  if (!provider && text)
    await suppressRejection(() =>
      endOther(accessRevocation, buildAccess<ProviderTokens>(JSON.parse(text), organization, signal)),
    );
  if (provider && text) {
    const access = buildAccess<unknown>(JSON.parse(text), accessRevocation.organizationId, signal);
    await suppressRejection(async () => {
      for (const watch of accessRevocation.watches as unknown as Watch[])
        await provider.watcher?.stop(access, watch);
      // A revocation would affect all users who have connected this account.
      const isUsed = await db.calendar.count({ where: { source, sourceId } });
      if (!isUsed) await provider.revokeAccess?.(access);
    });
  }
  await db.accessRevocation.deleteMany({ where: { organizationId: organization, id } });
}

/** Revokes access to accounts that are not calendars. */
export type RevokeOtherAccess = (
  account: { source: string; sourceId: string },
  access: ProviderAccess<ProviderTokens>,
) => Promise<void>;

/** A rejection means that the access is gone already. */
async function suppressRejection(giveBack: () => Promise<void>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason === "busy") throw error;
  }
}
