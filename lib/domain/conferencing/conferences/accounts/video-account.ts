import { setTimeout as sleep } from "node:timers/promises";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { open, seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import type { VideoAccount } from "@/lib/platform/db/generated/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

type Sealed = Pick<VideoAccount, "id" | "organizationId" | "credentials">;

const placeOf = ({ id, organizationId }: Pick<VideoAccount, "id" | "organizationId">) =>
  rowPlace("video_accounts.credentials", organizationId, id);

export const sealTokens = (tokens: Tokens, account: Pick<VideoAccount, "id" | "organizationId">) =>
  seal(JSON.stringify(tokens), placeOf(account));

/** Null where they do not open. */
export function openTokens(account: Sealed): Tokens | null {
  const text = open(account.credentials, placeOf(account));
  return text ? JSON.parse(text) : null;
}

/** So long nobody else renews, should whoever does so die. */
const CLAIM = statement<{ credentials: Buffer }>(`
  UPDATE video_accounts SET renewing_until = now() + interval '40 seconds'
   WHERE organization_id = $1 AND id = $2 AND (renewing_until IS NULL OR renewing_until < now())
  RETURNING credentials`);

const READ = statement<{ credentials: Buffer }>(
  "SELECT credentials FROM video_accounts WHERE organization_id = $1 AND id = $2",
);

const KEEP = statement(
  "UPDATE video_accounts SET credentials = $3, renewing_until = NULL WHERE organization_id = $1 AND id = $2",
);

const RELEASE = statement(
  "UPDATE video_accounts SET renewing_until = NULL WHERE organization_id = $1 AND id = $2",
);

const POLL_INTERVAL_MS = 150;
const MAX_POLLS = 200;

/** An account as its provider is asked with it. Each renewal ends the token before, so one alone renews at a time. */
export function openVideoAccess(db: Db, account: Sealed, signal: AbortSignal): Access<Tokens> | null {
  const credentials = openTokens(account);
  if (!credentials) return null;
  const { organizationId: organization, id } = account;
  const key = [organization, id];
  const toTokens = ({ credentials: sealed }: { credentials: Buffer }) =>
    openTokens({ ...account, credentials: Uint8Array.from(sealed) });

  async function renew(stale: Tokens, ask: (newest: Tokens) => Promise<Tokens>): Promise<Tokens> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const [claimed] = await sql(db, CLAIM, key);
      if (claimed) return renewClaimed(toTokens(claimed), stale, ask);
      await sleep(POLL_INTERVAL_MS, undefined, { signal });
      const [row] = await sql(db, READ, key);
      const newest = row && toTokens(row);
      if (!newest) break; // disconnected meanwhile
      if (newest.refresh !== stale.refresh) return newest;
    }
    throw new ProviderRefusal("busy", "The account is being renewed");
  }

  async function renewClaimed(
    newest: Tokens | null,
    stale: Tokens,
    ask: (newest: Tokens) => Promise<Tokens>,
  ): Promise<Tokens> {
    try {
      if (!newest) throw new ProviderRefusal("access", "The account does not open");
      const renewed = newest.refresh === stale.refresh ? await ask(newest) : newest;
      await sql(db, KEEP, [...key, sealTokens(renewed, account)]);
      return renewed;
    } catch (error) {
      await sql(db, RELEASE, key);
      throw error;
    }
  }

  return { credentials, organization, signal, keep: async () => {}, renew };
}
