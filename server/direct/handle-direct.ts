import type { IncomingMessage, ServerResponse } from "node:http";
import { incomingHeaders } from "@/lib/platform/http/incoming-headers";
import { noteFault } from "@/lib/platform/http/note-fault";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import { readRequestId } from "@/lib/platform/http/request-id";
import { findHandler, listAllowed, type RouteHandlers } from "./find-handler";
import { lazyRequest } from "./lazy-request";
import { sendResponse } from "./send-response";

/** Handlers of a route, and what the path says of its parameters. */
export interface DirectMatch {
  handlers: RouteHandlers;
  params: Record<string, string | string[]>;
}

/** Answers by the handler of a route file, as the framework would. */
export async function handleDirect(
  { handlers, params }: DirectMatch,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET" } = incoming;
  const handler = findHandler(handlers, method);
  try {
    const answer = handler
      ? await handler(lazyRequest(incoming), { params: Promise.resolve(params) })
      : refuseMethod(incoming, listAllowed(handlers));
    await sendResponse(incoming, response, answer);
  } catch (error) {
    if (response.destroyed) return; // the client left while its body was read, or the answer sent
    noteFault(error);
    if (response.headersSent) return void response.destroy();
    response.statusCode = 500;
    response.end();
  }
}

function refuseMethod(incoming: IncomingMessage, allow: string): Response {
  const { method, url = "/" } = incoming;
  const problem = new ApiProblem("method_not_allowed", `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
  const requestId = readRequestId({ headers: incomingHeaders(incoming) });
  return problemResponse(problem, requestId, url.split("?", 1)[0] ?? "/");
}
