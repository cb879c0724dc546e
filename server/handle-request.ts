import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import type { NodeHandler } from "@/lib/platform/http/node-handler";
import { recordError } from "@/lib/platform/http/record-error";
import { toLazyHeaders } from "@/lib/platform/http/to-lazy-headers";
import { isStopping } from "@/lib/platform/process/stopping";
import { withSpan } from "@/lib/platform/tracing/tracing";
import { runInWorkContext, type WorkContext } from "@/lib/platform/work/work-context";
import type { DirectRoute, FindDirect } from "./direct/create-direct-route-finder";
import { handleDirect } from "./direct/handle-direct";
import { findAllowHeader } from "./find-allow-header";
import { interceptFileError } from "./intercept-file-error";
import { interceptResponse, type ReplaceResponse, type ResponseReplacement } from "./intercept-response";
import { normalizeRequestUrl, normalizeSlashes } from "./normalize-request-url";
import { recordResponse } from "./record-response";
import { redirectRenamed } from "./redirect-renamed";
import { renderUnavailablePage } from "./render-unavailable-page";
import { renderUnknownHostPage } from "./render-unknown-host-page";
import { applyForwardedHost, resolveSite } from "./resolve-site";
import type { RoutedPath } from "./route-table";
import { buildSecurityHeaders, type SecuritySite } from "./security-headers";

/** Dependencies of the request handler. */
export interface RequestHandlerDeps {
  /** The framework's handler. */
  handle: NodeHandler;
  site: SecuritySite;
  findRoute: (path: string) => RoutedPath;
  /** Finds the routes that are handled without the framework. */
  findDirect: FindDirect;
  /** Returns the methods of a path that the application handles. */
  findMethods: (path: string) => readonly string[] | null;
}

/**
 * Does what all requests need, whichever handler responds: a request id, security headers, a page while the database
 * is down, a log line, a count, a trace.
 */
export function handleRequest(
  deps: RequestHandlerDeps,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const requestStart = performance.now();
  appendForwardedFor(request);
  applyForwardedHost(request);
  request.url = normalizeRequestUrl(request.url ?? "/");
  const requestHead = { headers: toLazyHeaders(request) };
  const requestId = getRequestId(requestHead);
  request.headers["x-request-id"] = requestId; // for the framework and the handlers
  response.setHeader("x-request-id", requestId);
  addSecurityHeaders(request, response, deps.site);
  if (isStopping()) response.setHeader("connection", "close");

  const { method = "GET", url = "/" } = request;
  const path = url.split("?", 1)[0] ?? "/";
  const direct = deps.findDirect(path);
  const routed = direct?.routed ?? deps.findRoute(path);
  const work: WorkContext = { requestId, response };
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    const ms = performance.now() - requestStart;
    recordResponse(work, { ...routed, method, status, ms, abandoned: !writableFinished });
  });
  const replaceError = interceptErrorResponse(work, () =>
    runInWorkContext(work, () => renderUnavailablePage(requestHead, { method, url })),
  );
  const replaceRenamed = redirectRenamed(work, url);
  const replaceFileError = interceptFileError(routed.route, request.headers);
  interceptResponse(
    response,
    (status) => replaceRenamed(status) ?? replaceError(status) ?? replaceFileError(status),
  );

  const step = {
    name: `${method} ${routed.route}`,
    kind: "server",
    attributes: { "http.request.method": method, "http.route": routed.route },
    parent: requestHead.headers.get("traceparent"),
  } as const;
  runInWorkContext(work, () =>
    withSpan(step, async (addAttributes) => {
      await handleAtHost({ ...deps, direct }, request, response, work);
      addAttributes({ "http.response.status_code": response.statusCode });
    }),
  ).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}

/** Handles the request for the site of its Host header. */
async function handleAtHost(
  deps: RequestHandlerDeps & { direct: DirectRoute | null },
  request: IncomingMessage,
  response: ServerResponse,
  work: WorkContext,
) {
  const match = await resolveSite(request).catch((error: unknown) => {
    recordError(error);
    return null;
  });
  if (match === null) {
    response.statusCode = 500;
    return void response.end();
  }
  if (match.at === "site") work.site = match.site;
  if (match.at === "installation" || match.at === "site") return handleRoute(deps, request, response);
  if (match.at === "elsewhere" && match.location)
    return void response.writeHead(302, { location: match.location }).end();
  const { status, headers, body } = renderUnknownHostPage({ headers: toLazyHeaders(request) });
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

function handleRoute(
  { direct, findMethods, handle }: RequestHandlerDeps & { direct: DirectRoute | null },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = "GET", url = "/" } = request;
  const collapsed = normalizeSlashes(url);
  if (collapsed) return void response.writeHead(308, { location: collapsed }).end();
  if (direct) return handleDirect(direct, request, response);
  const allow = findAllowHeader(findMethods(url.split("?", 1)[0] ?? "/"), method);
  if (allow === null) return handle(request, response);
  const headers = { allow, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  response.writeHead(405, headers).end(`${method} is not possible here; use ${allow}.\n`);
}

/** Appends the client's address, like every hop; otherwise a client could forge it. */
function appendForwardedFor(request: IncomingMessage) {
  const before = request.headers["x-forwarded-for"];
  const hop = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = before ? `${before}, ${hop}` : hop;
}

/**
 * Sets the security headers of the response, and passes the nonce to the framework in the same header of the request.
 */
function addSecurityHeaders(request: IncomingMessage, response: ServerResponse, site: SecuritySite) {
  const headers = buildSecurityHeaders(request.url ?? "/", randomUUID(), site);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.headers["content-security-policy"] = headers["content-security-policy"];
}

/** Replaces the framework's 500 with a page that explains it, if the database was down. */
const interceptErrorResponse =
  (work: WorkContext, render: () => Promise<ResponseReplacement>): ReplaceResponse =>
  (status) =>
    status === 500 && work.isDatabaseUnavailable ? render : null;
