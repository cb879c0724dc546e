import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type AccountRights, hasRightsOver } from "./account-rights";

/** Whether links to the account of whom a mail went to are for this caller: they are as good as the password. */
export async function canReadAccountLinks(
  db: Db,
  organization: OrganizationId,
  rights: AccountRights,
  receiver: string,
): Promise<boolean> {
  if (rights === "all" || rights === "none") return rights === "all";
  const owner = await db.user.findFirst({
    where: { organizationId: organization, email: receiver },
    select: { admin: true, role: true },
  });
  return owner === null || hasRightsOver(rights, deriveRole(owner));
}
