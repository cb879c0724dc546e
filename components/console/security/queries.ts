import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";

/** The browsers in which one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => answered(api.GET("/v2/sessions")),
});

/** One's second factors. */
export const secondFactorsQuery = queryOptions({
  queryKey: ["second-factors"],
  queryFn: () => answered(api.GET("/v2/second_factors")),
});
