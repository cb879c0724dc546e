import type { ProviderSettings } from "@/lib/domain/auth/sign-in/queries";
import type { TeamGroup } from "@/lib/domain/auth/sign-in/schema";

interface GroupGrants {
  /** Null: the provider says nothing of it. */
  admin: boolean | null;
  /** Of each team that the provider speaks of: whether somebody is a member. */
  teams: { team: string; member: boolean }[];
}

/** What the groups make of somebody. Null: the provider says nothing of groups, so all stays. */
export function deriveGrants(
  groups: readonly string[] | null,
  settings: Pick<ProviderSettings, "adminGroups" | "teamGroups">,
): GroupGrants {
  if (!groups) return { admin: null, teams: [] };
  const adminGroups = settings.adminGroups as string[];
  const teamGroups = settings.teamGroups as TeamGroup[];
  const isIn = (team: string) =>
    teamGroups.some((entry) => entry.team === team && groups.includes(entry.group));
  return {
    admin: adminGroups.length > 0 ? adminGroups.some((group) => groups.includes(group)) : null,
    teams: [...new Set(teamGroups.map(({ team }) => team))]
      .sort()
      .map((team) => ({ team, member: isIn(team) })),
  };
}
