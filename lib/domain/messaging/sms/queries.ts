import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { SmsBudget, SmsUsageTotals } from "./budget";
import { buildIncomingUrl } from "./build-callback-url";
import { SMS_PROVIDERS } from "./options";
import { DEFAULT_QUIET_HOURS, type QuietHours } from "./quiet-hours";
import { getSmsUsage, toUsageMonth } from "./usage";

export const findSmsAccount = (db: Db, organization: OrganizationId): Promise<SmsAccount | null> =>
  db.smsAccount.findFirst({ where: { organizationId: organization } });

/** Reads the quiet hours; an organisation without an account has the usual ones. */
export const readQuietHours = (row: Pick<SmsAccount, "quietHours"> | null): QuietHours | null =>
  row ? (row.quietHours as QuietHours | null) : DEFAULT_QUIET_HOURS;

export const readBudget = (row: Pick<SmsAccount, "budget"> | null): SmsBudget | null =>
  (row?.budget as SmsBudget | null | undefined) ?? null;

const serializeSmsAccount = (row: SmsAccount | null, usage: SmsUsageTotals, now: Instant) => ({
  incoming_url: row && buildIncomingUrl(row.organizationId),
  connected: row !== null,
  provider: SMS_PROVIDERS.find((name) => name === row?.provider) ?? null,
  account_id: row?.accountId ?? null,
  sender: row?.sender ?? null,
  quiet_hours: readQuietHours(row),
  budget: readBudget(row),
  usage: {
    month: toUsageMonth(now),
    messages: usage.messages,
    parts: usage.parts,
    cost: usage.cost,
    currency: usage.currency,
  },
  problem: row?.problem ?? null,
  updatedAt: row?.updatedAt ?? null,
});

export async function getSmsAccount(db: Db, organization: OrganizationId, now: Instant) {
  const usage = await getSmsUsage(db, organization, toUsageMonth(now));
  return serializeSmsAccount(await findSmsAccount(db, organization), usage, now);
}
