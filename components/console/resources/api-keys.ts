import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of API keys. */
export const API_KEYS_KEY = ["keys"] as const;

export const listApiKeys = (query: GetQuery<"/v2/api_keys">) =>
  unwrapResponse(api.GET("/v2/api_keys", { params: { query } }));

/** The API's maximal page size. */
const MAX_API_KEYS = 1000;

/** All keys, to show the name of the key that acted. */
export const allApiKeysQuery = queryOptions({
  queryKey: [...API_KEYS_KEY, "all"],
  queryFn: () => listApiKeys({ limit: MAX_API_KEYS }),
});
