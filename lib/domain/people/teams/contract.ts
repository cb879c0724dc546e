import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { extidFilter, recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import { publicTeam, team, teamBody, teamUpdate } from "./schema";

const teamParams = z.object({ team_id: id });

const write = { tag: "Teams", scope: "teams:write" } as const;
const read = { tag: "Teams", scope: "teams:read" } as const;

const teamsQuery = recordsQuery.extend({ extid: extidFilter });

export type TeamsQuery = z.output<typeof teamsQuery>;

export const listTeamsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/teams",
    name: "listTeams",
    audience: "teamsRead",
    summary: "List teams, newest first",
    query: teamsQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(team),
  },
  { deletions: "team" },
);

export const getTeamContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/teams/:team_id",
  name: "getTeam",
  audience: "teamsRead",
  summary: "Get a team",
  params: teamParams,
  status: [200],
  answer: team,
});

export const getPublicTeamContract = defineContract({
  tag: "Teams",
  scope: "public",
  method: "GET",
  path: "/v2/teams/:team_id/public",
  name: "getPublicTeam",
  summary: "Get the public profile of a team",
  params: teamParams,
  status: [200],
  answer: publicTeam,
});

export const createTeamContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/teams",
  name: "createTeam",
  audience: "admins",
  summary: "Create a team",
  description:
    "A user who is named twice counts once. Members and admins are returned as ids, in the order in which they were sent.",
  body: teamBody,
  sentBack: team,
  location: "/v2/teams/:_id",
  status: [201],
  answer: team,
  example: {
    body: {
      extid: "sales-emea",
      name: "Sales EMEA",
      level_name: "Region",
      members: ["65f0c1a2b3c4d5e6f7a8b9c0", { email: "jane@example.com" }, { extid: "crm-4711" }],
      admins: ["65f0c1a2b3c4d5e6f7a8b9c0"],
      public: true,
      handle: "sales-emea",
      assignment: { rule: "weighted", weights: { "65f0c1a2b3c4d5e6f7a8b9c0": 3 } },
    },
  },
});

export const updateTeamContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/teams/:team_id",
  name: "updateTeam",
  audience: "admins",
  summary: "Update a team",
  description:
    "`members`, `admins` and `assignment` are replaced. A user who leaves the team is removed from its weights and order too. A `handle` gives the team a booking page, or renames it.",
  params: teamParams,
  body: teamUpdate,
  status: [200],
  answer: team,
  example: { body: { name: "Sales Europe", members: ["jane@example.com"] } },
});

export const deleteTeamContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/teams/:team_id",
  name: "deleteTeam",
  audience: "admins",
  summary: "Delete a team with its booking pages; members and their events stay",
  params: teamParams,
  status: [200],
  answer: deleted,
});
