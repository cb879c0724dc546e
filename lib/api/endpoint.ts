import type { Instant } from "@/lib/core/time/instant";
import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import type { Precondition } from "@/lib/domain/contracts/etag";
import type { Db } from "@/lib/platform/db/client";

/** The input of a handler, validated and authorised, with the clock read once. */
export interface EndpointContext<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  auth: Auth;
  /** The database, or the transaction that also stores the response of an Idempotency-Key. */
  db: Db;
  now: Instant;
  precondition: Precondition;
  /** The client asks for unknown keys to be refused (`Prefer: handling=strict`). */
  strict: boolean;
  /** The address that the client requested. */
  url: URL;
  /** The unit that rate limits count by: a key, a user, or an IP address. */
  caller: string;
  /** The API version of the response; handlers do not need to apply it. */
  version: ApiVersion;
  /** Stored and replayed only for authenticated callers; a public endpoint handles the key itself. */
  idempotencyKey: string | null;
  /** The original request, for endpoints that call other operations for the caller. */
  request: Request;
}

/** `headers` go on the response, also on a refused one; `reader` is the GET of the same path, if there is one. */
export type EndpointHandler = (
  request: Request,
  params: Record<string, string>,
  headers: Record<string, string>,
  reader?: Endpoint,
) => Promise<Response>;

export interface Endpoint {
  contract: AnyContract;
  handle: EndpointHandler;
  /** Set for endpoints that read: returns the response body within another request. */
  read?: (context: AnyEndpointContext) => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: `route` and `buildPublicEndpoint` check that the handler fits the contract
export type AnyEndpointContext = any;

export interface EndpointParts {
  contract: AnyContract;
  handler: (context: AnyEndpointContext) => unknown;
  prepare?: ((context: AnyEndpointContext) => Promise<unknown>) | undefined;
}
