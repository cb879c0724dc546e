import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

export const insightsQuery = (query: GetQuery<"/v2/insights">) =>
  queryOptions({
    queryKey: ["insights", query],
    queryFn: () => answered(api.GET("/v2/insights", { params: { query } })),
    placeholderData: keepPreviousData,
  });
