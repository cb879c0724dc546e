import { isLimitedRole, type Role } from "@/lib/domain/contracts/audience";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { deriveRole, type RoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { hasCredentials, type UserBody } from "./schema";

/**
 * The users that a caller may change in credentials (password, user name, address, sign-up link) and role:
 * all; all but owners ("admins"); all but owners and admins ("members"); none.
 */
export type AccountRights = "all" | "admins" | "members" | "none";

/**
 * An owner may do everything. An admin may not create owners, nor set their credentials, which would amount
 * to the same. A key without limits has the rights of an admin, because an admin can create one. Keys and
 * tokens with scopes, even an admin's, have no rights over admins.
 */
export function deriveAccountRights({ scopes, role }: Pick<Auth, "scopes" | "role">): AccountRights {
  if (role !== null && isLimitedRole(role)) return "none";
  if (scopes !== null) return scopes.includes("credentials:write") ? "members" : "none";
  return role === "owner" ? "all" : "admins";
}

/** Returns whether the rights cover users with this role. */
export const hasRightsOver = (rights: AccountRights, role: Role): boolean =>
  rights === "all" ||
  (rights === "admins" && role !== "owner") ||
  (rights === "members" && role !== "owner" && role !== "admin");

export function requireCredentialRights(rights: AccountRights, account: RoleColumns): void {
  if (rights === "none")
    throw new ApiProblem(
      "forbidden",
      "What people sign in with (login, address, sign-up link) is set with the scope credentials:write, which this API key or token does not have.",
    );
  const role = deriveRole(account);
  if (hasRightsOver(rights, role)) return;
  throw new ApiProblem(
    "forbidden",
    role === "owner"
      ? "What an owner signs in with is for owners alone."
      : "What an admin signs in with is not for a key or token that is limited to scopes.",
    role === "owner" ? { reason: "owners_only" } : {},
  );
}

/** A new user is a member unless the body sets a role. */
export function requireRightsToCreate(rights: AccountRights, body: UserBody): void {
  if (hasCredentials(body)) requireCredentialRights(rights, { admin: false, role: body.user.role ?? null });
  if (body.user.role !== undefined && body.user.role !== "member")
    requireRightsToGrant(rights, body.user.role);
}

/** Throws if the caller grants or revokes a role that is above their rights. */
export function requireRightsToGrant(rights: AccountRights, ...roles: Role[]): void {
  if (rights === "none")
    throw new ApiProblem(
      "forbidden",
      "Roles are given by admins, and by keys with the scope credentials:write.",
    );
  if (roles.every((role) => hasRightsOver(rights, role))) return;
  throw new ApiProblem(
    "forbidden",
    roles.includes("owner")
      ? "Only an owner can grant or revoke the role of an owner."
      : "A key or token that is limited to scopes makes no admins, and changes none.",
    roles.includes("owner") ? { reason: "owners_only" } : {},
  );
}
