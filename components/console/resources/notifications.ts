import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** The prefix of all query keys for preferences of any user. */
export const PREFERENCES_KEY = ["preferences"] as const;

export const buildPreferencesQuery = (user: string) =>
  queryOptions({
    queryKey: [...PREFERENCES_KEY, user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/preferences", { params: { path: { user_id: user } } })),
  });
