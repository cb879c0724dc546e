import type { QueryClient } from "@tanstack/react-query";
import type { EntryResult } from "../imports/import-plan";
import { ProblemError } from "../problem-error";
import { teamOptionsQuery } from "../resources/invitations";
import { changeUsers } from "../resources/user-summary";

/** Ids of teams by their names in lower case. */
export type TeamsByName = ReadonlyMap<string, string>;

const toKey = (name: string) => name.trim().toLowerCase();

export const loadTeamsByName = async (queries: QueryClient): Promise<TeamsByName> =>
  new Map((await queries.fetchQuery(teamOptionsQuery)).map(({ value, label }) => [toKey(label), value]));

export const findTeam = (teams: TeamsByName, name: string | undefined): string | undefined =>
  name === undefined ? undefined : teams.get(toKey(name));

/** The result for a row that names no team of the organisation; it is not sent. */
export const UNKNOWN_TEAM_RESULT: EntryResult = {
  status: 400,
  issues: [{ pointer: "/team", code: "unknown" }],
  rejection: null,
  extra: null,
};

/** Adds users to the teams of their rows. Repeating it changes nothing, so that an import can be resumed. */
export async function joinTeams(members: readonly { user: string; team: string }[]): Promise<void> {
  for (const team of new Set(members.map((member) => member.team))) {
    const users = members.filter((member) => member.team === team).map(({ user }) => user);
    const failed = (await changeUsers(users, { team })).find(({ error }) => error);
    if (failed?.error) throw new ProblemError(failed.status, failed.error as never);
  }
}
