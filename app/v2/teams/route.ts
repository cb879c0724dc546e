import { route, routes } from "@/lib/http/route";
import { createTeamContract, listTeamsContract } from "@/lib/teams/contract";
import { createTeam } from "@/lib/teams/create-team";
import { listTeams } from "@/lib/teams/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listTeamsContract, ({ db, auth, query, url }) => listTeams(db, auth.organization, query, url)),
  route(createTeamContract, ({ db, auth, body }) => createTeam(db, auth.organization, body)),
);
