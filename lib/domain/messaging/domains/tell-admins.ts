import { domainToUnicode } from "node:url";
import { domainLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** What has become of one of the organisation's domains. */
export async function tellAdmins(
  tx: Db,
  organization: OrganizationId,
  domain: string,
  news: "missing" | "failed" | "taken",
): Promise<void> {
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  await keepAccountMails(tx, organization, admins, domainLetter(domainToUnicode(domain) || domain, news));
}
