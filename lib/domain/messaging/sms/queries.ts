import type { Db } from "@/lib/platform/db/client";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildIncomingUrl } from "./build-callback-url";
import { SMS_PROVIDERS } from "./options";
import { DEFAULT_QUIET_HOURS, type QuietHours } from "./quiet-hours";

export const findSmsAccount = (db: Db, organization: OrganizationId): Promise<SmsAccount | null> =>
  db.smsAccount.findFirst({ where: { organizationId: organization } });

/** Reads the quiet hours; an organisation without an account has the usual ones. */
export const readQuietHours = (row: Pick<SmsAccount, "quietHours"> | null): QuietHours | null =>
  row ? (row.quietHours as QuietHours | null) : DEFAULT_QUIET_HOURS;

export const serializeSmsAccount = (row: SmsAccount | null) => ({
  incoming_url: row && buildIncomingUrl(row.organizationId),
  connected: row !== null,
  provider: SMS_PROVIDERS.find((name) => name === row?.provider) ?? null,
  account_id: row?.accountId ?? null,
  sender: row?.sender ?? null,
  quiet_hours: readQuietHours(row),
  problem: row?.problem ?? null,
  updatedAt: row?.updatedAt ?? null,
});

export const getSmsAccount = async (db: Db, organization: OrganizationId) =>
  serializeSmsAccount(await findSmsAccount(db, organization));
