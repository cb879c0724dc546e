import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type OldLinks = Schemas["OldLinks"];

export const OLD_LINKS_QUERY = queryOptions({
  queryKey: ["old-links"],
  queryFn: async () => (await unwrapResponse(api.GET("/v2/old_links"))).value,
});
