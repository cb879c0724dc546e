import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery, type Schemas } from "../api";
import { USERS_KEY } from "../users/queries";

export type Person = Schemas["Person"];

/** What becomes of all who are named. */
export type PeopleChange = Omit<Schemas["PeopleBatch"], "users">;

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, "person", id],
    queryFn: () => answered(api.GET("/v2/people/{user_id}", { params: { path: { user_id: id } } })),
    staleTime: 0, // much of it is derived from what other screens change
  });

export const listPeople = (query: GetQuery<"/v2/people">) =>
  answered(api.GET("/v2/people", { params: { query } }));

type CountsQuery = GetQuery<"/v2/people/counts">;

/** How many there are of each status. */
export const peopleCountsQuery = (query: CountsQuery) =>
  queryOptions({
    queryKey: [...USERS_KEY, "counts", query],
    queryFn: async () => (await answered(api.GET("/v2/people/counts", { params: { query } }))).value,
    placeholderData: (before) => before,
  });

export const countPeople = async (query: CountsQuery) =>
  (await answered(api.GET("/v2/people/counts", { params: { query } }))).value;

export const changePeople = async (users: string[], change: PeopleChange) =>
  (await answered(api.PUT("/v2/people/batch", { body: { ...change, users } }))).value.results;
