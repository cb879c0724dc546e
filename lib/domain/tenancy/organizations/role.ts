import type { Role } from "@/lib/domain/contracts/audience";

/** Columns of a user that determine the role. */
export interface RoleColumns {
  admin: boolean;
  role: string | null;
}

/**
 * `admin` predates roles and alone decides about full access, also in the previous release; `role` selects
 * the kind of admin or of other user.
 */
export function deriveRole({ admin, role }: RoleColumns): Role {
  if (admin) return role === "owner" ? "owner" : "admin";
  return role === "manager" || role === "viewer" ? role : "member";
}

export const toRoleColumns = (role: Role): RoleColumns => ({
  admin: role === "owner" || role === "admin",
  role,
});
