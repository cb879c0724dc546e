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
import { answerNobody } from "./answer-nobody";
import { answerOutage } from "./answer-outage";
import { holdBackFault } from "./hold-back-fault";
import { leadToRenamed } from "./lead-to-renamed";
import { meetHost, settleHost } from "./meet-host";

/** What every request is answered with. */
export interface Desk {
  /** The framework. */
  handle: Handle;
  site: SecuritySite;
  findRoute: (path: string) => RoutedPath;
}

/**
 * Everything that holds for all requests, whatever answers them: an id, safe headers, a page while the database is
 * away, a line in the log, a count, a trace.
 */
export function answerRequest(desk: Desk, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  addHop(request);
  settleHost(request);
  mendPath(request);
  const asked = { headers: incomingHeaders(request) };
  const requestId = readRequestId(asked);
  request.headers["x-request-id"] = requestId; // for whatever else reads it
  response.setHeader("x-request-id", requestId);
  addSecurityHeaders(request, response, desk.site);
  if (isStopping()) response.setHeader("connection", "close");

  const { method = "GET", url = "/" } = request;
  const routed = desk.findRoute(url.split("?", 1)[0] ?? "/");
  const work: Work = { requestId, response };
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    const ms = performance.now() - began;
    recordAnswer(work, { ...routed, method, status, ms, abandoned: !writableFinished });
  });
  holdBackFault(
    response,
    () => work.databaseAway ?? false,
    () => runWork(work, () => answerOutage(asked, { method, url })),
  );

  leadToRenamed(url, response, work);

  const step = {
    name: `${method} ${routed.route}`,
    kind: "server",
    attributes: { "http.request.method": method, "http.route": routed.route },
    parent: asked.headers.get("traceparent"),
  } as const;
  runWork(work, () =>
    inStep(step, async (note) => {
      await answerAtHost(desk, request, response, work);
      note({ "http.response.status_code": response.statusCode });
    }),
  ).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}

/** The host that was asked says whose pages are shown, if any. */
async function answerAtHost(desk: Desk, request: IncomingMessage, response: ServerResponse, work: Work) {
  const met = await meetHost(request).catch((error: unknown) => {
    noteFault(error);
    return null;
  });
  if (met === null) {
    response.statusCode = 500;
    return void response.end();
  }
  if (met.at === "site") work.site = met.site;
  if (met.at === "installation" || met.at === "site") return desk.handle(request, response);
  if (met.at === "elsewhere" && met.location)
    return void response.writeHead(302, { location: met.location }).end();
  const { status, headers, body } = answerNobody({ headers: incomingHeaders(request) });
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** As every hop does; without it a client could call itself anything. */
function addHop(request: IncomingMessage) {
  const before = request.headers["x-forwarded-for"];
  const hop = request.socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = before ? `${before}, ${hop}` : hop;
}

/** An address whose bytes are no text leads nowhere; the framework would take it for a fault of its own. */
function mendPath(request: IncomingMessage) {
  const [path = "/", ...query] = (request.url ?? "/").split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Gives the answer its headers, and tells the framework the nonce by the same header of the request. */
function addSecurityHeaders(request: IncomingMessage, response: ServerResponse, site: SecuritySite) {
  const headers = securityHeaders(request.url ?? "/", randomUUID(), site);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.headers["content-security-policy"] = headers["content-security-policy"];
}
