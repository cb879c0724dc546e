import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";
import { USERS_KEY } from "./users";

export type UserSummary = Schemas["Person"];

/** The change that applies to all listed users. */
export type UsersChange = Omit<Schemas["PeopleBatch"], "users">;

export const buildUserSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, "person", id],
    queryFn: () => unwrapResponse(api.GET("/v2/people/{user_id}", { params: { path: { user_id: id } } })),
    staleTime: 0, // derived from data that other screens change
  });

export const listUserSummaries = (query: GetQuery<"/v2/people">) =>
  unwrapResponse(api.GET("/v2/people", { params: { query } }));

type CountsQuery = GetQuery<"/v2/people/counts">;

/** The number of users of each status. */
export const buildUserCountsQuery = (query: CountsQuery) =>
  queryOptions({
    queryKey: [...USERS_KEY, "counts", query],
    queryFn: async () => (await unwrapResponse(api.GET("/v2/people/counts", { params: { query } }))).value,
    placeholderData: (before) => before,
  });

export const countUsers = async (query: CountsQuery) =>
  (await unwrapResponse(api.GET("/v2/people/counts", { params: { query } }))).value;

export const changeUsers = async (users: string[], change: UsersChange) =>
  (await unwrapResponse(api.PUT("/v2/people/batch", { body: { ...change, users } }))).value.results;
