import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { SmsAccess } from "./provider";
import { findSmsAccount, getSmsAccount } from "./queries";
import type { SmsAccountBody } from "./schema";
import { sealAccountSecrets } from "./sms-account";

export interface VerifiedAccount {
  secrets: Pick<SmsAccess, "token" | "signingSecret">;
  now: Instant;
}

/** Stores a verified account in place of the connected one. */
export async function connectSmsAccount(
  tx: Db,
  organization: OrganizationId,
  { provider = "twilio", account_id: accountId, sender, quiet_hours: quietHours, budget }: SmsAccountBody,
  { secrets, now }: VerifiedAccount,
) {
  const existing = await findSmsAccount(tx, organization);
  const id = existing?.id ?? generateId();
  const sealed = sealAccountSecrets(secrets, { organizationId: organization, id });
  const quiet = quietHours !== undefined && { quietHours: quietHours ?? Prisma.DbNull };
  const limit = budget !== undefined && { budget: budget ?? Prisma.DbNull };
  const data = { provider, accountId, sender, ...sealed, problem: null, ...quiet, ...limit };
  await tx.smsAccount.upsert({
    where: { organizationId: organization, id },
    create: { id, organizationId: organization, ...data },
    update: { ...data, v: { increment: 1 } },
  });
  return getSmsAccount(tx, organization, now);
}
