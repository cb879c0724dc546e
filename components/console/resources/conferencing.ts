import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** The prefix of all query keys for conferencing. */
export const CONFERENCING_KEY = ["conferencing"] as const;

export const buildConferencingQuery = (user: string) =>
  queryOptions({
    queryKey: [...CONFERENCING_KEY, user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/conferencing", { params: { path: { user_id: user } } })),
  });
