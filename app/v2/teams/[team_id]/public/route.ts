import { publicRoute, routes } from "@/lib/api/route";
import { readPublicTeamContract } from "@/lib/domain/people/teams/contract";
import { readPublicTeam } from "@/lib/domain/people/teams/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(readPublicTeamContract, ({ db, params }) => readPublicTeam(db, params.team_id)),
);
