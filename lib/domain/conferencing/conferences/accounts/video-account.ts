import { setTimeout as sleep } from "node:timers/promises";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { VideoAccount } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";

type Sealed = Pick<VideoAccount, "id" | "organizationId" | "credentials">;

const buildEncryptionContext = ({ id, organizationId }: Pick<VideoAccount, "id" | "organizationId">) =>
  buildRowContext("video_accounts.credentials", organizationId, id);

export const sealTokens = (tokens: ProviderTokens, account: Pick<VideoAccount, "id" | "organizationId">) =>
  seal(JSON.stringify(tokens), buildEncryptionContext(account));

/** Returns null if the credentials cannot be decrypted. */
export function unsealTokens(account: Sealed): ProviderTokens | null {
  const text = unseal(account.credentials, buildEncryptionContext(account));
  return text ? JSON.parse(text) : null;
}

/** The lease expires after 40 seconds, so that a crashed process does not block renewals. */
const ACQUIRE_REFRESH = defineStatement<{ credentials: Buffer }>(`
  UPDATE video_accounts SET renewing_until = now() + interval '40 seconds'
   WHERE organization_id = $1 AND id = $2 AND (renewing_until IS NULL OR renewing_until < now())
  RETURNING credentials`);

const READ = defineStatement<{ credentials: Buffer }>(
  "SELECT credentials FROM video_accounts WHERE organization_id = $1 AND id = $2",
);

const UPDATE_CREDENTIALS = defineStatement(
  "UPDATE video_accounts SET credentials = $3, renewing_until = NULL WHERE organization_id = $1 AND id = $2",
);

const RELEASE = defineStatement(
  "UPDATE video_accounts SET renewing_until = NULL WHERE organization_id = $1 AND id = $2",
);

const POLL_INTERVAL_MS = 150;
const MAX_POLLS = 200;

/**
 * Opens an account for requests to its provider. A renewal invalidates the previous token, so a lease lets
 * one process renew at a time.
 */
export function openVideoAccess(
  db: Db,
  account: Sealed,
  signal: AbortSignal,
): ProviderAccess<ProviderTokens> | null {
  const credentials = unsealTokens(account);
  if (!credentials) return null;
  const { organizationId: organization, id } = account;
  const key = [organization, id];
  const toTokens = ({ credentials: sealed }: { credentials: Buffer }) =>
    unsealTokens({ ...account, credentials: Uint8Array.from(sealed) });

  async function renew(
    stale: ProviderTokens,
    refresh: (newest: ProviderTokens) => Promise<ProviderTokens>,
  ): Promise<ProviderTokens> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const [claimed] = await executeSql(db, ACQUIRE_REFRESH, key);
      if (claimed) return renewClaimed(toTokens(claimed), stale, refresh);
      await sleep(POLL_INTERVAL_MS, undefined, { signal });
      const [row] = await executeSql(db, READ, key);
      const newest = row && toTokens(row);
      if (!newest) break; // the account was disconnected meanwhile
      if (newest.refresh !== stale.refresh) return newest;
    }
    throw new ProviderError("busy", "The account is being renewed");
  }

  async function renewClaimed(
    newest: ProviderTokens | null,
    stale: ProviderTokens,
    refresh: (newest: ProviderTokens) => Promise<ProviderTokens>,
  ): Promise<ProviderTokens> {
    try {
      if (!newest) throw new ProviderError("access", "The account does not open");
      const renewed = newest.refresh === stale.refresh ? await refresh(newest) : newest;
      await executeSql(db, UPDATE_CREDENTIALS, [...key, sealTokens(renewed, account)]);
      return renewed;
    } catch (error) {
      await executeSql(db, RELEASE, key);
      throw error;
    }
  }

  return { credentials, organization, signal, storeRenewed: async () => {}, renew };
}
