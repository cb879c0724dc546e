import { api, unwrapResponse } from "../api";

export const deleteTeam = (team_id: string) =>
  unwrapResponse(api.DELETE("/v2/teams/{team_id}", { params: { path: { team_id } } }));
