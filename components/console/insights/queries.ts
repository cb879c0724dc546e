import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

export const buildInsightsQuery = (query: GetQuery<"/v2/insights">) =>
  queryOptions({
    queryKey: ["insights", query],
    queryFn: () => unwrapResponse(api.GET("/v2/insights", { params: { query } })),
    placeholderData: keepPreviousData,
  });
