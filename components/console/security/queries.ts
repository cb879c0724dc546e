import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** The user's signed-in browsers. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => unwrapResponse(api.GET("/v2/sessions")),
});

/** The user's second factors. */
export const secondFactorsQuery = queryOptions({
  queryKey: ["second-factors"],
  queryFn: () => unwrapResponse(api.GET("/v2/second_factors")),
});
