import { domainToUnicode } from "node:url";
import { buildSenderEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Notifies owners and admins that the organisation's mail server fails, or works again. */
export async function notifySenderAdmins(
  tx: Db,
  organization: OrganizationId,
  { host }: MailSender,
  news: { change: "failing"; answer: string } | { change: "working" },
): Promise<void> {
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  await storeAccountMails(
    tx,
    organization,
    admins,
    buildSenderEmail({ host: domainToUnicode(host) || host, ...news }),
  );
}
