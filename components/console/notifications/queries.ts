import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";

/** Of everybody's choices. */
export const PREFERENCES_KEY = ["preferences"] as const;

export const preferencesQuery = (user: string) =>
  queryOptions({
    queryKey: [...PREFERENCES_KEY, user],
    queryFn: () =>
      answered(api.GET("/v2/users/{user_id}/preferences", { params: { path: { user_id: user } } })),
  });
