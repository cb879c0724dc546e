import type { Role } from "@/lib/domain/contracts/audience";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { deriveRole, type RoleColumns, toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { type AccountRights, requireRightsToGrant } from "./account-rights";

type RoleHolder = RoleColumns & { id: string };

const LOCK = defineStatement<RoleHolder>(`
  SELECT id, admin, role FROM users
   WHERE organization_id = $1 AND (admin AND suspended_at IS NULL OR id = $2) ORDER BY id FOR NO KEY UPDATE`);

/** Locks the user and all active admins, so that of two concurrent demotions the second sees the first. */
export const lockAdmins = (tx: Db, organization: OrganizationId, user: string): Promise<RoleHolder[]> =>
  executeSql(tx, LOCK, [organization, user]);

/** Throws if the organisation would have no owner, or no admin if it never had an owner. */
export function assertNotLastAdmin(
  admins: readonly RoleHolder[],
  id: string,
  change: "deleted" | "lowered" | "suspended",
): void {
  const others = admins.filter((one) => one.id !== id && one.admin);
  const current = admins.find((one) => one.id === id);
  if (!current?.admin) return;
  const isOwner = deriveRole(current) === "owner";
  if (isOwner ? others.some((one) => deriveRole(one) === "owner") : others.length > 0) return;
  const name = isOwner ? "owner" : "admin";
  throw new ApiProblem(
    "conflict",
    change !== "lowered"
      ? `The last ${name} of the organisation cannot be ${change}: make another user an ${name} first.`
      : `The last ${name} of the organisation stays one: make another user an ${name} first.`,
    { reason: "last_admin" },
  );
}

/**
 * Returns the columns of the new role; null if it does not change. Locks all admins until the transaction
 * ends.
 */
export async function changeRole(
  tx: Db,
  organization: OrganizationId,
  { id, role, rights }: { id: string; role: Role; rights: AccountRights },
): Promise<RoleColumns | null> {
  const admins = await lockAdmins(tx, organization, id);
  const current = admins.find((one) => one.id === id);
  if (!current) return null;
  const before = deriveRole(current);
  if (before === role) return null;
  // An admin may name the first owner of an organisation.
  const isFirst = role === "owner" && !admins.some((one) => deriveRole(one) === "owner");
  requireRightsToGrant(rights, before, ...(isFirst ? (["admin"] as const) : [role]));
  const { admin } = toRoleColumns(role);
  if (before === "owner" || (current.admin && !admin)) assertNotLastAdmin(admins, id, "lowered");
  return toRoleColumns(role);
}
