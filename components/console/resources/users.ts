import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiValue, api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of users. */
export const USERS_KEY = ["users"] as const;

export const listUsers = (query: GetQuery<"/v2/users">) =>
  unwrapResponse(api.GET("/v2/users", { params: { query } }));

const MAX_NAMED = 500;

/** Loads the users with these ids, for their names. */
export const buildNamedUsersQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...USERS_KEY, "named", [...ids].sort()],
    queryFn: async () => (await listUsers({ ids: ids.join(), limit: MAX_NAMED })).value,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

export const getUser = (id: string) =>
  unwrapResponse(api.GET("/v2/users/{user_id}", { params: { path: { user_id: id } } }));

export const buildUserQuery = (id: string) =>
  queryOptions({ queryKey: ["user", id], queryFn: () => getUser(id) });

/** Resolves to the updated user with the ETag of the new version. */
export async function updateUser(
  id: string,
  body: Schemas["UserUpdate"],
  header: { "If-Match"?: string },
): Promise<ApiValue<Schemas["User"]>> {
  const response = await unwrapResponse(
    api.PUT("/v2/users/{user_id}", { params: { path: { user_id: id }, header }, body }),
  );
  const { user } = response.value;
  return { ...response, value: user, etag: `"${id}-${user.__v}"` }; // the response nests the user
}
