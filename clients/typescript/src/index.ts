import createClient, { type Client } from "openapi-fetch";
import { type Listing, type Page, Pages } from "./list-entries.js";
import { createRetryingFetch, type Fetch, type RetryOptions } from "./retrying-fetch.js";
import type { paths } from "./schema.d.ts";
import type { Deletion, Entry, ListOptions, ListPath, SyncedPath } from "./schema-types.js";

export { BookpageError, unwrap } from "./bookpage-error.js";
export type { Listing } from "./list-entries.js";
export { type ReceivedWebhook, readWebhook, WebhookError } from "./read-webhook.js";
export type { components, operations, paths, webhooks } from "./schema.d.ts";
export type {
  Deletion,
  Entry,
  FieldError,
  ListOptions,
  ListPath,
  Problem,
  ProblemCode,
  SyncedPath,
  WebhookAction,
  WebhookDelivery,
} from "./schema-types.js";

export interface BookpageClient extends Client<paths> {
  /** Iterates over all pages of a list: `for await (const user of bookpage.list("/v2/users")) …` */
  list<Path extends ListPath>(path: Path, options?: ListOptions<Path>): Listing<Entry<Path>>;
  /**
   * Lists changes and deletions for a client that keeps a copy; begin with `1970-01-01T00:00:00Z`, continue with
   * {@link Listing.nextUpdatedSince}.
   */
  changes<Path extends SyncedPath>(
    path: Path,
    since: string,
    options?: ListOptions<Path>,
  ): Listing<Entry<Path> | Deletion>;
}

export interface BookpageClientOptions extends RetryOptions {
  /** The address of the service: `https://meet.example.com`. */
  baseUrl: string;
  /** An organisation's API key, a personal token or an app's access token; use it on a server only. */
  apiKey: string;
  /** The version of the API that responses follow; default: that of the key. */
  version?: string;
  /** Replaces the global `fetch`. */
  fetch?: Fetch;
}

/**
 * Creates the typed client: `client.GET("/v2/users/{user_id}", { params: { path: { user_id } } })` resolves to `{
 * data, error, response }` with exactly one of `data` and `error` (a problem).
 */
export function createBookpageClient({
  baseUrl,
  apiKey,
  version,
  fetch = (request) => globalThis.fetch(request),
  ...sturdiness
}: BookpageClientOptions): BookpageClient {
  const client = createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}`, ...(version && { "bookpage-version": version }) },
    fetch: createRetryingFetch(fetch, sturdiness),
  });
  const get = client.GET as unknown as (path: ListPath, options: object) => Promise<Page>;
  const list = (path: ListPath, { params, ...options }: ListOptions<ListPath> = {}, since?: string) =>
    new Pages<never>((cursor) => {
      const query = { ...params?.query, ...(since && { updated_since: since }), ...(cursor && { cursor }) };
      return get(path, { ...options, params: { ...params, query } });
    });
  return Object.assign(client, {
    list: (path: ListPath, options?: ListOptions<ListPath>) => list(path, options),
    changes: (path: SyncedPath, since: string, options?: ListOptions<ListPath>) => list(path, options, since),
  }) as BookpageClient;
}
