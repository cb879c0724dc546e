import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type Domain = Schemas["Domain"];

/** The organisation's own domains. */
export const domainsQuery = queryOptions({
  queryKey: ["domains"],
  queryFn: () => unwrapResponse(api.GET("/v2/domains")),
});

/** Refetches all domains, since a new primary domain changes the previous one. */
export function useRefetchDomains() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: domainsQuery.queryKey });
}
