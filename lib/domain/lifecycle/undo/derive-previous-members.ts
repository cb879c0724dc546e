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
  const places = new Map(now.map((place) => [place.user_id, place]));
  for (const { before, after } of changes) {
    for (const place of after) {
      if (!isDeepStrictEqual(places.get(place.user_id), place)) return null;
      places.delete(place.user_id);
    }
    for (const place of before) places.set(place.user_id, place);
  }
  const people = [...places.values()];
  const list = (role: "member" | "admin") =>
    people
      .filter((place) => place[role])
      .sort((a, b) => a[`${role}_position`] - b[`${role}_position`])
      .map(({ user_id }) => user_id);
  return { members: list("member"), admins: list("admin") };
}
