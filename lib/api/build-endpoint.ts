import type { z } from "zod";
import type { AnyContract, Contract, Scope } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import type { JsonBytes, Reply } from "@/lib/domain/contracts/reply";
import { reportError } from "@/lib/domain/contracts/report-error";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { encodeApiResponse } from "./encode-api-response";
import type { Endpoint, EndpointContext } from "./endpoint";
import { handleApiRequest as answer } from "./handle-api-request";
import { isReadOnly } from "./is-read-only";
import { findReadContract, isPatchable } from "./patch/build-patch-contract";
import { buildPatchEndpoint } from "./patch/build-patch-endpoint";
import { getRequestedVersion, VERSION_HEADER } from "./versions/resolve-api-version";

type HandlerResult<A> = Promise<A | Reply<A | JsonBytes> | JsonBytes> | A | Reply<A | JsonBytes>;

export type NextHandler = ((
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>) & {
  contract?: AnyContract;
  /** The endpoint always responds 405. */
  refuses?: boolean;
};

/** Binds a contract to its handler. */
export function buildEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  contract: Contract<P, Q, B, A> & { scope: Scope | "session" | "any" },
  handler: (context: EndpointContext<z.output<P>, z.output<Q>, z.output<B>>) => HandlerResult<z.output<A>>,
): Endpoint {
  return {
    contract,
    handle: (...call) => answer({ contract, handler }, ...call),
    read: async (context) =>
      JSON.parse(encodeApiResponse({ contract, params: {} }, await handler(context)).body.toString()),
  };
}

/** Builds an endpoint with a `prepare` step that calls other services before an Idempotency-Key's transaction opens. */
export function buildPreparedEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Prepared,
>(
  contract: Contract<P, Q, B, A> & { scope: Scope | "session" | "any" },
  prepare: (context: EndpointContext<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Prepared>,
  handler: (
    context: EndpointContext<z.output<P>, z.output<Q>, z.output<B>> & { prepared: Prepared },
  ) => HandlerResult<z.output<A>>,
): Endpoint {
  return { contract, handle: (...call) => answer({ contract, handler, prepare }, ...call) };
}

/** Builds an endpoint without authentication, so its handler gets no organisation. */
export function buildPublicEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  contract: Contract<P, Q, B, A> & { scope: "public" },
  handler: (
    context: Omit<EndpointContext<z.output<P>, z.output<Q>, z.output<B>>, "auth">,
  ) => HandlerResult<z.output<A>>,
): Endpoint {
  return { contract, handle: (...call) => answer({ contract, handler }, ...call) };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The handlers of one path; methods without an endpoint respond 405 with `Allow`. */
export function buildRouteHandlers(...endpoints: Endpoint[]): Record<(typeof METHODS)[number], NextHandler> {
  const reader = endpoints.find(({ contract }) => contract.method === "GET");
  const put = endpoints.find(({ contract }) => contract.method === "PUT");
  const contracts = endpoints.map(({ contract }) => contract);
  if (put && isPatchable(put.contract, findReadContract(put.contract, contracts)))
    return buildHandlers([...endpoints, buildPatchEndpoint(put)], reader);
  return buildHandlers(endpoints, reader);
}

function buildHandlers(endpoints: readonly Endpoint[], reader: Endpoint | undefined) {
  const allow = endpoints.map(({ contract }) => contract.method).join(", ");
  const handlers = METHODS.map((method) => {
    const endpoint = endpoints.find(({ contract }) => contract.method === method);
    const handler: NextHandler = async (request, context) =>
      withProblemResponse(request, async (headers) => {
        // The framework calls GET for a HEAD request if no HEAD is exported.
        const unsafe = request.method === "HEAD" && endpoint && !isReadOnly(endpoint.contract);
        if (!endpoint || unsafe) throw buildMethodProblem(request.method, allow);
        return endpoint.handle(request, await context.params, headers, reader);
      });
    if (endpoint) handler.contract = endpoint.contract;
    else handler.refuses = true;
    return [method, handler];
  });
  return Object.fromEntries(handlers);
}

/** Handles a request for an unknown path with a 404 problem. */
export const handleUnknownPath = (request: Request): Promise<Response> =>
  withProblemResponse(request, () => {
    throw new ApiProblem("not_found", "There is no such path in this API.");
  });

function buildMethodProblem(method: string, allow: string): ApiProblem {
  return new ApiProblem("method_not_allowed", `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
}

/** Adds the request's id to the response, and turns a thrown error into a problem. */
async function withProblemResponse(
  request: Request,
  run: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const requestId = getRequestId(request);
  const headers: Record<string, string> = {
    "x-request-id": requestId,
    [VERSION_HEADER]: getRequestedVersion(request),
  };
  let response: Response;
  try {
    response = await run(headers);
  } catch (error) {
    const problem = reportError(error);
    const path = request.url.slice(request.url.indexOf("/", 8)).split("?", 1)[0] ?? "/";
    response = buildProblemResponse(problem, requestId, path);
  }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
