import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";

/** Begins the key of every query for preferences, whoever has them. */
export const PREFERENCES_KEY = ["preferences"] as const;

export const preferencesQuery = (user: string) =>
  queryOptions({
    queryKey: [...PREFERENCES_KEY, user],
    queryFn: () =>
      answered(api.GET("/v2/users/{user_id}/preferences", { params: { path: { user_id: user } } })),
  });
