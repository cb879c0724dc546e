import { domainToUnicode } from "node:url";
import { buildDomainEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Notifies admins about a change of one of the organisation's domains. */
export async function notifyDomainAdmins(
  tx: Db,
  organization: OrganizationId,
  domain: string,
  change: "missing" | "failed" | "taken",
): Promise<void> {
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  await storeAccountMails(
    tx,
    organization,
    admins,
    buildDomainEmail(domainToUnicode(domain) || domain, change),
  );
}
