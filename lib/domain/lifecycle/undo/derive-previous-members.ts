import { isDeepStrictEqual } from "node:util";

/** A team membership as in the audit log. */
export interface TeamMembership {
  user_id: string;
  member: boolean;
  member_position: number;
  admin: boolean;
  admin_position: number;
}

interface MembershipChange {
  before: readonly TeamMembership[];
  after: readonly TeamMembership[];
}

/**
 * Derives a team's members before the changes; null if the present members differ from the result of the changes.
 * @param changes newest first
 */
export function derivePreviousMembers(now: readonly TeamMembership[], changes: readonly MembershipChange[]) {
  const memberships = new Map(now.map((membership) => [membership.user_id, membership]));
  for (const { before, after } of changes) {
    for (const membership of after) {
      if (!isDeepStrictEqual(memberships.get(membership.user_id), membership)) return null;
      memberships.delete(membership.user_id);
    }
    for (const membership of before) memberships.set(membership.user_id, membership);
  }
  const people = [...memberships.values()];
  const list = (role: "member" | "admin") =>
    people
      .filter((membership) => membership[role])
      .sort((a, b) => a[`${role}_position`] - b[`${role}_position`])
      .map(({ user_id }) => user_id);
  return { members: list("member"), admins: list("admin") };
}
