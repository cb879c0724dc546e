import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { recordError } from "@/lib/platform/http/record-error";
import { toLazyHeaders } from "@/lib/platform/http/to-lazy-headers";
import { findHandler, formatAllowHeader, type RouteHandlers } from "./find-handler";
import { createLazyRequest } from "./lazy-request";
import { sendResponse } from "./send-response";

/** The handlers of a route, and the parameters in the path. */
export interface DirectMatch {
  handlers: RouteHandlers;
  params: Record<string, string | string[]>;
}

/** Handles a request with the handler of a route file, like the framework. */
export async function handleDirect(
  { handlers, params }: DirectMatch,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET" } = incoming;
  const handler = findHandler(handlers, method);
  try {
    const result = handler
      ? await handler(createLazyRequest(incoming), { params: Promise.resolve(params) })
      : respondMethodNotAllowed(incoming, formatAllowHeader(handlers));
    await sendResponse(incoming, response, result);
  } catch (error) {
    if (response.destroyed) return; // the client disconnected while its body was read, or the response sent
    recordError(error);
    if (response.headersSent) return void response.destroy();
    response.statusCode = 500;
    response.end();
  }
}

function respondMethodNotAllowed(incoming: IncomingMessage, allow: string): Response {
  const { method, url = "/" } = incoming;
  const problem = new ApiProblem("method_not_allowed", `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
  const requestId = getRequestId({ headers: toLazyHeaders(incoming) });
  return buildProblemResponse(problem, requestId, url.split("?", 1)[0] ?? "/");
}
