import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of pages. */
export const PAGES_KEY = ["pages"] as const;

export const listPages = (query: GetQuery<"/v2/bookpages">) =>
  unwrapResponse(api.GET("/v2/bookpages", { params: { query } }));

const MAX_FOUND = 8;

/** Pages with the word in their nickname. */
export const buildPageSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...PAGES_KEY, "found", search],
    queryFn: () => listPages({ limit: MAX_FOUND, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });

export const getPage = (nickname: string) =>
  unwrapResponse(api.GET("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));

export const buildPageQuery = (nickname: string) =>
  queryOptions({ queryKey: ["page", nickname], queryFn: () => getPage(nickname) });

/** Previews the effect of unsaved changes on free times. */
export const requestPagePreview = (nickname: string, body: Schemas["BookpageUpdate"], signal: AbortSignal) =>
  unwrapResponse(
    api.POST("/v2/bookpages/{nickname}/preview", { params: { path: { nickname } }, body, signal }),
  );
