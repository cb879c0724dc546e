import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteTeamContract, getTeamContract, updateTeamContract } from "@/lib/domain/people/teams/contract";
import { deleteTeam } from "@/lib/domain/people/teams/delete-team";
import { getTeam } from "@/lib/domain/people/teams/queries";
import { updateTeam } from "@/lib/domain/people/teams/update-team";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTeamContract, ({ db, auth, params }) => getTeam(db, auth.organization, params.team_id)),
  buildEndpoint(updateTeamContract, ({ db, auth, params, body, precondition }) =>
    updateTeam(db, auth.organization, params.team_id, body, precondition),
  ),
  buildEndpoint(deleteTeamContract, ({ db, auth, params, precondition }) =>
    deleteTeam(db, auth.organization, params.team_id, precondition),
  ),
);
