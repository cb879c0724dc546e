import { HOUR, type Instant } from "@/lib/core/time/instant";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { CODE_LIFETIME_MS } from "./confirmation-code";
import { renderCodeMail } from "./render-code-mail";

const MAX_CODES_PER_HOUR = 5;

const COUNT_STATEMENT = defineStatement<{ codes: number }>(`
  SELECT coalesce(sum(codes), 0)::int AS codes FROM address_confirmations
   WHERE organization_id = $1 AND email_hash = $2 AND expires_at > $3`);

/**
 * Returns whether another code may be sent to this address, which any visitor may have typed. Locks the address until the
 * transaction ends.
 */
export async function canSendCode(
  tx: Db,
  organization: OrganizationId,
  email: string,
  now: Instant,
): Promise<boolean> {
  await lockTexts(tx, organization, "codeAddress", [`${organization}/${email}`]);
  const lastHour = new Date(now + CODE_LIFETIME_MS - HOUR); // compares with the expiry of the codes
  const [row] = await executeSql(tx, COUNT_STATEMENT, [organization, hashToken(email), lastHour]);
  return (row?.codes ?? 0) < MAX_CODES_PER_HOUR;
}

export async function enqueueCodeMail(
  tx: Db,
  organization: OrganizationId,
  { email, code, lang }: { email: string; code: string; lang: Language },
): Promise<void> {
  const { name } = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { name: true },
  });
  await storeMails(tx, organization, [renderCodeMail(email, name, code, lang)]);
}
