import type { Role } from "@/lib/platform/http/audience";

/** What of a user's row says what the person is. */
export interface RoleColumns {
  admin: boolean;
  role: string | null;
}

/**
 * `admin` says whether everything is open, as it has before there were roles and does to the release before; `role` says
 * which of the two kinds of admins, or of the three kinds of others, somebody is.
 */
export function deriveRole({ admin, role }: RoleColumns): Role {
  if (admin) return role === "owner" ? "owner" : "admin";
  return role === "manager" || role === "viewer" ? role : "member";
}

export const toRoleColumns = (role: Role): RoleColumns => ({
  admin: role === "owner" || role === "admin",
  role,
});
