import { createServer } from "node:http";
import { env } from "@/lib/platform/env/env";
import type { Handle } from "@/lib/platform/http/handle";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import { openDirectRoutes } from "./direct/open-direct-routes";
import { sendResponse } from "./direct/send-response";
import { DIRECT_ROUTES } from "./generated/direct-routes";
import { handleRequest, type RequestHandlerDeps } from "./handle-request";
import { listen } from "./listen";

/** Serves the API and nothing else, without the framework. Returns a function that stops it. */
export function serveApi({ host, port }: { host: string; port: number }) {
  const deps: RequestHandlerDeps = {
    handle: answerNoPage,
    site: { https: env().WEB_URL.startsWith("https:"), embedOrigins: [], dev: false },
    findDirect: openDirectRoutes(DIRECT_ROUTES),
    findMethods: () => null,
    findRoute: () => ({ route: "none", shown: "none" }),
  };
  const server = createServer((request, response) => handleRequest(deps, request, response));
  return listen(server, { host, port, dev: false });
}

const answerNoPage: Handle = (request, response) => {
  const problem = new ApiProblem("not_found", "This process answers the API alone, and has no pages.");
  const path = request.url?.split("?", 1)[0] ?? "/";
  return sendResponse(
    request,
    response,
    problemResponse(problem, String(request.headers["x-request-id"]), path),
  );
};
