import { deriveRole, type RoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { isLimitedRole, type Role } from "@/lib/platform/http/audience";
import type { Auth } from "@/lib/platform/http/auth";
import { ApiProblem } from "@/lib/platform/http/problem";
import { hasCredentials, type UserBody } from "./schema";

/**
 * Over whose account a caller has power: over what people sign in with (password, user name, address, links to choose a
 * password) and over what they are. Everybody's; those of people who are no owners; who are no admins; nobody's.
 */
export type AccountRights = "all" | "admins" | "members" | "none";

/**
 * An owner can do everything, and an admin all but make one: whoever sets what they sign in with can too. An admin can make
 * a key without limits, so such a key has the rights of an admin. What is limited to scopes, an admin's token too, has none
 * over admins.
 */
export function deriveAccountRights({ scopes, role }: Pick<Auth, "scopes" | "role">): AccountRights {
  if (role !== null && isLimitedRole(role)) return "none";
  if (scopes !== null) return scopes.includes("credentials:write") ? "members" : "none";
  return role === "owner" ? "all" : "admins";
}

/** Whether the account of somebody with this role is in their power. */
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

/** A new user is a member, unless the body says more. */
export function requireRightsToCreate(rights: AccountRights, body: UserBody): void {
  if (hasCredentials(body)) requireCredentialRights(rights, { admin: false, role: body.user.role ?? null });
  if (body.user.role !== undefined && body.user.role !== "member")
    requireRightsToGrant(rights, body.user.role);
}

/** Nobody makes, or unmakes, somebody who may do more than they may themselves. */
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
      ? "Only an owner makes somebody an owner, or takes that from an owner."
      : "A key or token that is limited to scopes makes no admins, and changes none.",
    roles.includes("owner") ? { reason: "owners_only" } : {},
  );
}
