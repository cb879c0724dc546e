import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of apps. */
export const APPS_KEY = ["apps"] as const;

export const listApps = (query: GetQuery<"/v2/third_parties">) =>
  unwrapResponse(api.GET("/v2/third_parties", { params: { query } }));

/** The API's maximal page size. */
const MAX_APPS = 1000;

/** All apps, as options of a field. */
export const allAppsQuery = queryOptions({
  queryKey: [...APPS_KEY, "all"],
  queryFn: () => listApps({ limit: MAX_APPS }),
});
