import { domainToUnicode } from "node:url";
import { buildSenderEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getSenderDomain } from "./dkim-key";
import { hasOwnServer } from "./own-server";

/** The server, or the domain for which the installation's server sends. */
export function formatSenderName(sender: MailSender): string {
  const name = sender.host ?? getSenderDomain(sender);
  return domainToUnicode(name) || name;
}

/** Notifies owners and admins that the organisation's mail server or domain fails, or works again. */
export async function notifySenderAdmins(
  tx: Db,
  organization: OrganizationId,
  sender: MailSender,
  news: { change: "failing" | "working"; answer?: string },
): Promise<void> {
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  await storeAccountMails(
    tx,
    organization,
    admins,
    buildSenderEmail({ name: formatSenderName(sender), isDomain: !hasOwnServer(sender), ...news }),
  );
}
