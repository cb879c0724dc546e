import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { ApiVersion } from "@/lib/platform/http/api-versions";
import type { Auth } from "@/lib/platform/http/auth";
import type { AnyContract } from "@/lib/platform/http/contract";
import type { Precondition } from "@/lib/platform/http/etag";

/** What a handler gets: everything validated, the caller known, the clock read once. */
export interface EndpointContext<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  auth: Auth;
  /** The database, or the transaction that also stores the answer of an Idempotency-Key. */
  db: Db;
  now: Instant;
  precondition: Precondition;
  /** The client wants unknown keys refused (`Prefer: handling=strict`). */
  strict: boolean;
  /** The address as the client asked for it. */
  url: URL;
  /** Who asks, as limits count them: a key, a person, or an address of the network. */
  caller: string;
  /** In whose form it is answered, which is not for the handler to see to. */
  version: ApiVersion;
  /** Where nobody has signed in it does not keep an answer: the endpoint sees to it. */
  idempotencyKey: string | null;
  /** As it came, for what calls other operations in its name. */
  request: Request;
}

/**
 * `headers` go on the response, whether the request succeeds or is refused; `reader` is the GET of the same path,
 * if there is one.
 */
export type EndpointHandler = (
  request: Request,
  params: Record<string, string>,
  headers: Record<string, string>,
  reader?: Endpoint,
) => Promise<Response>;

export interface Endpoint {
  contract: AnyContract;
  handle: EndpointHandler;
  /** Of an endpoint that reads: its answer, as JSON, within another request. */
  read?: (context: AnyEndpointContext) => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: `route` and `buildPublicEndpoint` check that the handler fits the contract
export type AnyEndpointContext = any;

export interface EndpointParts {
  contract: AnyContract;
  handler: (context: AnyEndpointContext) => unknown;
  prepare?: ((context: AnyEndpointContext) => Promise<unknown>) | undefined;
}
