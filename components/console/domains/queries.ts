import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type Domain = Schemas["Domain"];

/** The organisation's own domains. */
export const domainsQuery = queryOptions({
  queryKey: ["domains"],
  queryFn: () => unwrapResponse(api.GET("/v2/domains")),
});

/** Several may change at once: where one becomes the main one, another is no longer. */
export function useRefetchDomains() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: domainsQuery.queryKey });
}
