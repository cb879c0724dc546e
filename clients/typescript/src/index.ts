import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

export type { components, operations, paths } from "./schema.d.ts";

/** What every refusal answers (RFC 9457): branch on `code`, show `message`; `errors` name the fields. */
export type Problem = components["schemas"]["Problem"];

export type BookpageClient = Client<paths>;

export interface BookpageClientOptions {
  /** Where the service runs: `https://meet.example.com`. */
  baseUrl: string;
  /** Of the organisation; it belongs on a server, not in a page. */
  apiKey: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The API with its types: `client.GET("/v2/users/{user_id}", { params: { path: { user_id } } })` gives
 * `{ data, error, response }`, where exactly one of `data` and `error` (a {@link Problem}) is there.
 */
export function createBookpageClient({ baseUrl, apiKey, fetch }: BookpageClientOptions): BookpageClient {
  return createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(fetch && { fetch }),
  });
}
