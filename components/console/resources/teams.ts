import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of teams. */
export const TEAMS_KEY = ["teams"] as const;

export const listTeams = (query: GetQuery<"/v2/teams">) =>
  unwrapResponse(api.GET("/v2/teams", { params: { query } }));

export const getTeam = (id: string) =>
  unwrapResponse(api.GET("/v2/teams/{team_id}", { params: { path: { team_id: id } } }));

export const buildTeamQuery = (id: string) =>
  queryOptions({ queryKey: ["team", id], queryFn: () => getTeam(id) });
