import { createServer } from "node:http";
import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import { env } from "@/lib/platform/env/env";
import type { NodeHandler } from "@/lib/platform/http/node-handler";
import { createDirectRouteFinder } from "./direct/create-direct-route-finder";
import { sendResponse } from "./direct/send-response";
import { DIRECT_ROUTES } from "./generated/direct-routes";
import { handleRequest, type RequestHandlerDeps } from "./handle-request";
import { listen } from "./listen";

/** Serves only the API, without the framework. Returns a function that stops it. */
export function serveApi({ host, port }: { host: string; port: number }) {
  const deps: RequestHandlerDeps = {
    handle: respondNotFound,
    site: { https: env().WEB_URL.startsWith("https:"), embedOrigins: [], dev: false },
    findDirect: createDirectRouteFinder(DIRECT_ROUTES),
    findMethods: () => null,
    findRoute: () => ({ route: "none", shown: "none" }),
  };
  const server = createServer((request, response) => handleRequest(deps, request, response));
  return listen(server, { host, port, dev: false });
}

const respondNotFound: NodeHandler = (request, response) => {
  const problem = new ApiProblem("not_found", "This process answers the API alone, and has no pages.");
  const path = request.url?.split("?", 1)[0] ?? "/";
  return sendResponse(
    request,
    response,
    buildProblemResponse(problem, String(request.headers["x-request-id"]), path),
  );
};
