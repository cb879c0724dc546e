import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** Begins the key of every query for a list of apps, so that one call invalidates them all. */
export const APPS_KEY = ["apps"] as const;

export const listApps = (query: GetQuery<"/v2/third_parties">) =>
  unwrapResponse(api.GET("/v2/third_parties", { params: { query } }));

/** The API's own limit for one page. */
const MAX_APPS = 1000;

/** All apps, for a field in which one is chosen. */
export const allAppsQuery = queryOptions({
  queryKey: [...APPS_KEY, "all"],
  queryFn: () => listApps({ limit: MAX_APPS }),
});
