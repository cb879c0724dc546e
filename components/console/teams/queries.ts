import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query for a list of teams. */
export const TEAMS_KEY = ["teams"] as const;

export const listTeams = (query: GetQuery<"/v2/teams">) =>
  answered(api.GET("/v2/teams", { params: { query } }));

export const readTeam = (id: string) =>
  answered(api.GET("/v2/teams/{team_id}", { params: { path: { team_id: id } } }));

export const teamQuery = (id: string) =>
  queryOptions({ queryKey: ["team", id], queryFn: () => readTeam(id) });
