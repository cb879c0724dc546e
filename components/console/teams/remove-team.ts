import { answered, api } from "../api";

export const removeTeam = (team_id: string) =>
  answered(api.DELETE("/v2/teams/{team_id}", { params: { path: { team_id } } }));
