import { publicRoute, routes } from "@/lib/http/route";
import { readPublicTeamContract } from "@/lib/teams/contract";
import { readPublicTeam } from "@/lib/teams/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(readPublicTeamContract, ({ db, params }) => readPublicTeam(db, params.team_id)),
);
