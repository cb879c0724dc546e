import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type AccountRights, hasRightsOver } from "./account-rights";

/**
 * Returns whether the caller may see a mailed account link, which is as powerful as the receiver's password.
 */
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
