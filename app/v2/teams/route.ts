import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createTeamContract, listTeamsContract } from "@/lib/domain/people/teams/contract";
import { createTeam } from "@/lib/domain/people/teams/create-team";
import { listTeams } from "@/lib/domain/people/teams/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTeamsContract, ({ db, auth, query, url }) =>
    listTeams(db, auth.organization, { ...query, within: auth.member?.teams }, url),
  ),
  buildEndpoint(createTeamContract, ({ db, auth, body }) => createTeam(db, auth.organization, body)),
);
