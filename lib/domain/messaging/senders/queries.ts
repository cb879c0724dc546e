import type { Db } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { hasOwnServer } from "./own-server";
import { serializeMailSender } from "./serialize";

export const findMailSender = (db: Db, organization: OrganizationId): Promise<MailSender | null> =>
  db.mailSender.findUnique({ where: { organizationId: organization } });

export const getMailSender = async (db: Db, organization: OrganizationId) =>
  serializeMailSender(organization, await findMailSender(db, organization));

/** True if mails leave: by the installation's server, or by one of the organisation that accepted a test mail. */
export async function hasMailServer(db: Db, organization: OrganizationId): Promise<boolean> {
  if (env().SMTP_URL !== undefined) return true;
  const sender = await findMailSender(db, organization);
  return sender !== null && hasOwnServer(sender) && sender.status !== "pending";
}
