import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** The browsers in which one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => unwrapResponse(api.GET("/v2/sessions")),
});

/** One's second factors. */
export const secondFactorsQuery = queryOptions({
  queryKey: ["second-factors"],
  queryFn: () => unwrapResponse(api.GET("/v2/second_factors")),
});
