import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Of every answer with several apps. */
export const APPS_KEY = ["apps"] as const;

export const listApps = (query: GetQuery<"/v2/third_parties">) =>
  answered(api.GET("/v2/third_parties", { params: { query } }));

/** As many as one page of the API holds. */
const MAX_APPS = 1000;

/** To choose from. */
export const allAppsQuery = queryOptions({
  queryKey: [...APPS_KEY, "all"],
  queryFn: () => listApps({ limit: MAX_APPS }),
});
