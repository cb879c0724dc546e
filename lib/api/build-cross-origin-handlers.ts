import { env } from "@/lib/platform/env/env";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { buildRouteHandlers, type NextHandler } from "./build-endpoint";
import type { Endpoint } from "./endpoint";

const PREFLIGHT_SECONDS = 86_400;

/**
 * The handlers of a path that scripts of other websites may call, those in `EMBED_ORIGINS`. They read no cookie and no
 * session, so a website can do no more than an anonymous caller. They accept only JSON, for which a browser sends a
 * preflight request.
 */
export function buildCrossOriginHandlers(...endpoints: Endpoint[]): ReturnType<typeof buildRouteHandlers> {
  const { OPTIONS: rejectOptions, ...handlers } = buildRouteHandlers(...endpoints);
  const methods = endpoints.map(({ contract }) => contract.method).join(", ");
  const opened = Object.entries(handlers).map(([method, handler]) => [method, wrapCrossOrigin(handler)]);
  const preflight: NextHandler = async (request, context) => {
    if (!request.headers.has("access-control-request-method")) return rejectOptions(request, context);
    const headers = {
      ...buildCorsHeaders(request),
      "x-request-id": getRequestId(request),
      "cache-control": "no-store",
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "content-type, idempotency-key, prefer, bookpage-version",
      "access-control-max-age": String(PREFLIGHT_SECONDS),
    };
    return new Response(null, { status: 204, headers });
  };
  return Object.fromEntries([...opened, ["OPTIONS", preflight]]);
}

function wrapCrossOrigin(handler: NextHandler): NextHandler {
  const open: NextHandler = async (request, context) => {
    const response = await handler(request, context);
    for (const [name, value] of Object.entries(buildCorsHeaders(request)))
      response.headers.append(name, value);
    return response;
  };
  return handler.contract ? Object.assign(open, { contract: handler.contract }) : open;
}

/** The CORS headers that let the calling website read the response, including an error. */
export function buildCorsHeaders(request: Request): Record<string, string> {
  const { EMBED_ORIGINS: sites } = env();
  const exposed = {
    "access-control-expose-headers": "retry-after, ratelimit, ratelimit-policy, x-request-id",
  };
  if (sites.includes("*")) return { "access-control-allow-origin": "*", ...exposed };
  const origin = request.headers.get("origin") ?? "";
  const allowed = sites.includes(origin) ? { "access-control-allow-origin": origin, ...exposed } : {};
  return { vary: "Origin", ...allowed };
}
