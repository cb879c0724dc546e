import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handle } from "@/lib/platform/http/handle";
import { incomingHeaders } from "@/lib/platform/http/incoming-headers";
import { noteFault } from "@/lib/platform/http/note-fault";
import { recordAnswer } from "@/lib/platform/http/record-answer";
import { readRequestId } from "@/lib/platform/http/request-id";
import type { RoutedPath } from "@/lib/platform/http/route-table";
import { type SecuritySite, securityHeaders } from "@/lib/platform/http/security-headers";
import { isStopping } from "@/lib/platform/process/stopping";
import { inStep } from "@/lib/platform/tracing/tracing";
import { runWork, type Work } from "@/lib/platform/work/current-work";
import { handleDirect } from "./direct/handle-direct";
import type { DirectRoute, FindDirect } from "./direct/open-direct-routes";
import { findAllowed } from "./find-allowed";
import { interceptErrorResponse } from "./intercept-error-response";
import { interceptFileError } from "./intercept-file-error";
import { interceptResponse } from "./intercept-response";
import { collapseSlashes, mendAddress } from "./mend-address";
import { redirectRenamed } from "./redirect-renamed";
import { applyForwardedHost, resolveSite } from "./resolve-site";
import { renderUnavailablePage } from "./unavailable-page";
import { renderUnknownHostPage } from "./unknown-host-page";

/** What requests are handled with. */
export interface RequestHandlerDeps {
  /** The framework. */
  handle: Handle;
  site: SecuritySite;
  findRoute: (path: string) => RoutedPath;
  /** The routes that are answered without the framework. */
  findDirect: FindDirect;
  /** The methods of a path that the application knows. */
  findMethods: (path: string) => readonly string[] | null;
}

/**
 * Everything that holds for all requests, whatever answers them: an id, safe headers, a page while the database is
 * away, a line in the log, a count, a trace.
 */
export function handleRequest(
  deps: RequestHandlerDeps,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now();
  addHop(request);
  applyForwardedHost(request);
  request.url = mendAddress(request.url ?? "/");
  const asked = { headers: incomingHeaders(request) };
  const requestId = readRequestId(asked);
  request.headers["x-request-id"] = requestId; // for whatever else reads it
  response.setHeader("x-request-id", requestId);
  addSecurityHeaders(request, response, deps.site);
  if (isStopping()) response.setHeader("connection", "close");

  const { method = "GET", url = "/" } = request;
  const path = url.split("?", 1)[0] ?? "/";
  const direct = deps.findDirect(path);
  const routed = direct?.routed ?? deps.findRoute(path);
  const work: Work = { requestId, response };
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    const ms = performance.now() - began;
    recordAnswer(work, { ...routed, method, status, ms, abandoned: !writableFinished });
  });
  const replaceError = interceptErrorResponse(work, () =>
    runWork(work, () => renderUnavailablePage(asked, { method, url })),
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
    parent: asked.headers.get("traceparent"),
  } as const;
  runWork(work, () =>
    inStep(step, async (note) => {
      await handleAtHost({ ...deps, direct }, request, response, work);
      note({ "http.response.status_code": response.statusCode });
    }),
  ).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}

/** Handles the request for the site that its Host header names. */
async function handleAtHost(
  deps: RequestHandlerDeps & { direct: DirectRoute | null },
  request: IncomingMessage,
  response: ServerResponse,
  work: Work,
) {
  const match = await resolveSite(request).catch((error: unknown) => {
    noteFault(error);
    return null;
  });
  if (match === null) {
    response.statusCode = 500;
    return void response.end();
  }
  if (match.at === "site") work.site = match.site;
  if (match.at === "installation" || match.at === "site") return routeRequest(deps, request, response);
  if (match.at === "elsewhere" && match.location)
    return void response.writeHead(302, { location: match.location }).end();
  const { status, headers, body } = renderUnknownHostPage({ headers: incomingHeaders(request) });
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

function routeRequest(
  { direct, findMethods, handle }: RequestHandlerDeps & { direct: DirectRoute | null },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = "GET", url = "/" } = request;
  const collapsed = collapseSlashes(url);
  if (collapsed) return void response.writeHead(308, { location: collapsed }).end();
  if (direct) return handleDirect(direct, request, response);
  const allow = findAllowed(findMethods(url.split("?", 1)[0] ?? "/"), method);
  if (allow === null) return handle(request, response);
  const headers = { allow, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  response.writeHead(405, headers).end(`${method} is not possible here; use ${allow}.\n`);
}

/** As every hop does; without it a client could call itself anything. */
function addHop(request: IncomingMessage) {
  const before = request.headers["x-forwarded-for"];
  const hop = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = before ? `${before}, ${hop}` : hop;
}

/** Gives the answer its headers, and tells the framework the nonce by the same header of the request. */
function addSecurityHeaders(request: IncomingMessage, response: ServerResponse, site: SecuritySite) {
  const headers = securityHeaders(request.url ?? "/", randomUUID(), site);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.headers["content-security-policy"] = headers["content-security-policy"];
}
