import type { Db } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { serializeMailSender } from "./serialize";

export const findMailSender = (db: Db, organization: OrganizationId): Promise<MailSender | null> =>
  db.mailSender.findUnique({ where: { organizationId: organization } });

export const getMailSender = async (db: Db, organization: OrganizationId) =>
  serializeMailSender(organization, await findMailSender(db, organization));

/** True if a test mail of the organisation's own server was accepted, even if it is failing now. */
export async function hasTestedSender(db: Db, organization: OrganizationId): Promise<boolean> {
  const sender = await findMailSender(db, organization);
  return sender !== null && sender.status !== "pending";
}
