import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Of every answer with several API keys. */
export const API_KEYS_KEY = ["keys"] as const;

export const listApiKeys = (query: GetQuery<"/v2/api_keys">) =>
  answered(api.GET("/v2/api_keys", { params: { query } }));

/** As many as one page of the API holds. */
const MAX_API_KEYS = 1000;

/** To know the name of each. */
export const allApiKeysQuery = queryOptions({
  queryKey: [...API_KEYS_KEY, "all"],
  queryFn: () => listApiKeys({ limit: MAX_API_KEYS }),
});
