import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query for waiting lists. */
export const WAITING_KEY = ["waiting"] as const;

export const MAX_SHOWN = 100;

export const listWaiting = (nickname: string, query: GetQuery<"/v2/bookpages/{nickname}/waiting"> = {}) =>
  answered(api.GET("/v2/bookpages/{nickname}/waiting", { params: { path: { nickname }, query } }));

/** Who has waited longest, for a page with its types, or for a type. */
export const waitingQuery = (nickname: string, type: string | null) =>
  queryOptions({
    queryKey: [...WAITING_KEY, nickname, type],
    queryFn: () => listWaiting(nickname, { limit: MAX_SHOWN, ...(type && { type }) }),
  });

export const removeWaiting = (nickname: string, entry_id: string) =>
  answered(
    api.DELETE("/v2/bookpages/{nickname}/waiting/{entry_id}", {
      params: { path: { nickname, entry_id } },
    }),
  );
