import { buildPublicEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPublicTeamContract } from "@/lib/domain/people/teams/contract";
import { getPublicTeam } from "@/lib/domain/people/teams/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPublicEndpoint(getPublicTeamContract, ({ db, params }) => getPublicTeam(db, params.team_id)),
);
