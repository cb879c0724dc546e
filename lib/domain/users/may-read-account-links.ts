import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { CredentialRights } from "./credential-rights";

/** Whether links to the account of whom a mail went to are for this caller: they are as good as the password. */
export async function mayReadAccountLinks(
  db: Db,
  organization: OrganizationId,
  rights: CredentialRights,
  receiver: string,
): Promise<boolean> {
  if (rights !== "members") return rights === "all";
  return (
    (await db.user.count({ where: { organizationId: organization, email: receiver, admin: true } })) === 0
  );
}
