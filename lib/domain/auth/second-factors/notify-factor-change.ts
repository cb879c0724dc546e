import { recordFactorChange } from "@/lib/domain/audit/record-sign-in-change";
import { buildSecurityEmail, type FactorChange } from "@/lib/domain/messaging/mail/security-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

type AuditArguments =
  Parameters<typeof recordFactorChange> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never;

const AUDIT_ARGUMENTS: Record<FactorChange["what"], AuditArguments> = {
  authenticatorAdded: ["authenticator", "create"],
  authenticatorRemoved: ["authenticator", "delete"],
  passkeyAdded: ["passkey", "create"],
  passkeyRemoved: ["passkey", "delete"],
  codesRenewed: ["recovery_codes", "create"],
  codeUsed: ["recovery_code", "delete", "used"],
};

/** Records an added, removed or consumed factor in the audit log and mails the user. */
export async function notifyFactorChange(
  tx: Db,
  organization: OrganizationId,
  user: string,
  change: FactorChange,
): Promise<void> {
  const [factor, action, name] = AUDIT_ARGUMENTS[change.what];
  await recordFactorChange(tx, organization, user, factor, action, "name" in change ? change.name : name);
  const recipient = await tx.user.findUniqueOrThrow({ where: toRowKey(organization, user) });
  await storeAccountMails(tx, organization, [recipient], buildSecurityEmail(change));
}
