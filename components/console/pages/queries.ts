import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** Begins the key of every query for a list of pages. */
export const PAGES_KEY = ["pages"] as const;

export const listPages = (query: GetQuery<"/v2/bookpages">) =>
  unwrapResponse(api.GET("/v2/bookpages", { params: { query } }));

const MAX_FOUND = 8;

/** Pages in whose nickname the word occurs. */
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

/** What saving this would change of the times that are offered. */
export const requestPagePreview = (nickname: string, body: Schemas["BookpageUpdate"], signal: AbortSignal) =>
  unwrapResponse(
    api.POST("/v2/bookpages/{nickname}/preview", { params: { path: { nickname } }, body, signal }),
  );
