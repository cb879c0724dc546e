import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for waiting lists. */
export const WAITING_LIST_KEY = ["waiting"] as const;

export const MAX_WAITING_SHOWN = 100;

export const listWaitingEntries = (
  nickname: string,
  query: GetQuery<"/v2/bookpages/{nickname}/waiting"> = {},
) => unwrapResponse(api.GET("/v2/bookpages/{nickname}/waiting", { params: { path: { nickname }, query } }));

export const listAllWaitingEntries = (query: GetQuery<"/v2/waiting">) =>
  unwrapResponse(api.GET("/v2/waiting", { params: { query } }));

/** The waiting list, longest wait first, of a page with its types, or of a type. */
export const buildWaitingListQuery = (nickname: string, type: string | null) =>
  queryOptions({
    queryKey: [...WAITING_LIST_KEY, nickname, type],
    queryFn: () => listWaitingEntries(nickname, { limit: MAX_WAITING_SHOWN, ...(type && { type }) }),
  });

export const deleteWaitingEntry = (nickname: string, entry_id: string) =>
  unwrapResponse(
    api.DELETE("/v2/bookpages/{nickname}/waiting/{entry_id}", {
      params: { path: { nickname, entry_id } },
    }),
  );
