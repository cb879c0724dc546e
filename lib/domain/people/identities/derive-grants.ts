import type { ProviderSettings } from "@/lib/domain/auth/sign-in/queries";
import type { TeamGroup } from "@/lib/domain/auth/sign-in/schema";

interface GroupGrants {
  /** Null if no admin groups are configured. */
  admin: boolean | null;
  /** The configured teams, each with the membership of the user. */
  teams: { team: string; member: boolean }[];
}

/**
 * Derives role and memberships from groups; null means that the provider sent no groups, so nothing changes.
 */
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
