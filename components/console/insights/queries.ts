import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";

export const insightsQuery = (weeks: number, timezone: string) =>
  queryOptions({
    queryKey: ["insights", weeks, timezone],
    queryFn: () => answered(api.GET("/v2/insights", { params: { query: { weeks, timezone } } })),
    placeholderData: keepPreviousData,
  });
