import { recordFactor } from "@/lib/domain/audit/record-sign-in-change";
import { accessLetter, type FactorNews } from "@/lib/domain/messaging/mail/access-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type Recorded =
  Parameters<typeof recordFactor> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never;

const RECORDS: Record<FactorNews["what"], Recorded> = {
  authenticatorAdded: ["authenticator", "create"],
  authenticatorRemoved: ["authenticator", "delete"],
  passkeyAdded: ["passkey", "create"],
  passkeyRemoved: ["passkey", "delete"],
  codesRenewed: ["recovery_codes", "create"],
  codeUsed: ["recovery_code", "delete", "used"],
};

/** A second factor came, went or was used up: the audit log notes it, and whose it is gets a mail. */
export async function noteFactor(
  tx: Db,
  organization: OrganizationId,
  user: string,
  news: FactorNews,
): Promise<void> {
  const [factor, done, name] = RECORDS[news.what];
  await recordFactor(tx, organization, user, factor, done, "name" in news ? news.name : name);
  const person = await tx.user.findUniqueOrThrow({ where: keyOf(organization, user) });
  await keepAccountMails(tx, organization, [person], accessLetter(news));
}
