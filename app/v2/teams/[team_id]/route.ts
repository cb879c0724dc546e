import { route, routes } from "@/lib/api/route";
import { deleteTeamContract, readTeamContract, updateTeamContract } from "@/lib/domain/people/teams/contract";
import { deleteTeam } from "@/lib/domain/people/teams/delete-team";
import { readTeam } from "@/lib/domain/people/teams/queries";
import { updateTeam } from "@/lib/domain/people/teams/update-team";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTeamContract, ({ db, auth, params }) => readTeam(db, auth.organization, params.team_id)),
  route(updateTeamContract, ({ db, auth, params, body, precondition }) =>
    updateTeam(db, auth.organization, params.team_id, body, precondition),
  ),
  route(deleteTeamContract, ({ db, auth, params, precondition }) =>
    deleteTeam(db, auth.organization, params.team_id, precondition),
  ),
);
