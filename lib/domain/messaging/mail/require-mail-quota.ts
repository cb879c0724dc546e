import { randomInt } from "node:crypto";
import { DAY, type Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { hashToken } from "@/lib/platform/crypto/token";
import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";

export interface MailBatch {
  /** Unconfirmed addresses of non-members, one per mail. */
  recipients: readonly string[];
  /** Booking page through which the addresses are mailed. */
  page: string | null;
  /** Mails about a known meeting are counted, but never rejected. */
  isNeeded: boolean;
}

const LIMIT_SETTINGS = {
  recipient: "MAIL_LIMIT_RECIPIENT",
  page: "MAIL_LIMIT_PAGE",
  organization: "MAIL_LIMIT_ORGANIZATION",
} as const;

type LimitKind = keyof typeof LIMIT_SETTINGS;

/** Rows over which an organisation's count is spread, as a row is locked until the end of the transaction. */
const ORGANIZATION_ROWS = 16;

// Rows are updated in key order, so that transactions do not deadlock. The count before is read first and
// separately, as Citus runs the parts one after another.
const COUNT_STATEMENT = definePreparedStatement<{ kind: LimitKind; mails: number }>(`
  WITH before AS MATERIALIZED (
    SELECT coalesce(sum(mails), 0)::int AS mails FROM mail_counts
     WHERE organization_id = $1 AND day = $2::date AND kind = 'organization'),
  counted AS (
    INSERT INTO mail_counts AS c (organization_id, day, kind, key, mails)
    SELECT $1, $2::date, n.kind, n.key, n.mails FROM unnest($3::text[], $4::text[], $5::int[]) AS n (kind, key, mails)
     ORDER BY n.kind, n.key
    ON CONFLICT (organization_id, day, kind, key) DO UPDATE SET mails = c.mails + excluded.mails
    RETURNING kind, mails)
  SELECT kind, max(mails)::int AS mails FROM counted WHERE kind <> 'organization' GROUP BY kind
  UNION ALL
  SELECT 'organization', mails + $6::int FROM before`);

/**
 * Counts mails in the transaction that stores them. Throws `mail_limit` above a daily limit, which rolls the
 * transaction back. Mails caused by a key or member count towards the organisation's limit alone.
 */
export async function requireMailQuota(
  tx: Db,
  organization: OrganizationId,
  { recipients, page, isNeeded }: MailBatch,
  now: Instant,
): Promise<void> {
  const limits = env();
  const rows = listRows(recipients, page).filter(({ kind }) => limits[LIMIT_SETTINGS[kind]] > 0);
  if (recipients.length === 0 || rows.length === 0) return;
  const counts = await executeSql(tx, COUNT_STATEMENT, [
    organization,
    new Date(now).toISOString().slice(0, 10),
    rows.map(({ kind }) => kind),
    rows.map(({ key }) => key),
    rows.map(({ mails }) => mails),
    recipients.length,
  ]);
  const isByStranger = !["key", "user"].includes(getCurrentActor()?.kind ?? "");
  const exceeded = counts.find(({ kind, mails }) => {
    const limit = limits[LIMIT_SETTINGS[kind]];
    return limit > 0 && mails > limit && (isByStranger || kind === "organization");
  });
  if (exceeded && !isNeeded) throw buildLimitProblem(exceeded.kind, now);
}

interface CountRow {
  kind: LimitKind;
  key: string;
  mails: number;
}

function listRows(recipients: readonly string[], page: string | null): CountRow[] {
  const mails = recipients.length;
  const perAddress = new Map<string, number>();
  for (const address of recipients) perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
  return [
    ...[...perAddress].map(([address, count]) => ({
      kind: "recipient" as const,
      key: Buffer.from(hashToken(address)).toString("base64url"),
      mails: count,
    })),
    ...(page === null ? [] : [{ kind: "page" as const, key: page, mails }]),
    { kind: "organization", key: String(randomInt(ORGANIZATION_ROWS)), mails },
  ];
}

const LIMIT_NAMES = {
  recipient: "one of these addresses",
  page: "people outside of the organisation by this booking page",
  organization: "people outside of your organisation",
};

function buildLimitProblem(kind: LimitKind, now: Instant): ApiProblem {
  const limit = env()[LIMIT_SETTINGS[kind]];
  const seconds = Math.ceil((DAY - (now % DAY)) / 1000);
  return new ApiProblem("mail_limit", `At most ${limit} mails a day go to ${LIMIT_NAMES[kind]}.`, {
    headers: { "retry-after": String(seconds) },
  });
}
