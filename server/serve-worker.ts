import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { handleHealth, handleReadiness } from "@/lib/api/health";
import { handleMetrics } from "@/lib/api/metrics/handle-metrics";
import { listen } from "./listen";

const ANSWERS: Record<string, (request: Request) => Response | Promise<Response>> = {
  "/health": handleHealth,
  "/health/ready": handleReadiness,
  "/metrics": handleMetrics,
};

/** Serves the health of a worker. Returns a function that stops it. */
export function serveWorker({ host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    handleHealthRequest(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return listen(server, { host, port, dev: false });
}

async function handleHealthRequest(
  { method = "GET", url = "/", headers }: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(url, "http://worker");
  const read = method === "GET" || method === "HEAD" ? ANSWERS[pathname] : undefined;
  const { authorization = "" } = headers;
  const handler = read
    ? await read(new Request(`http://worker${pathname}`, { headers: { authorization } }))
    : new Response("Not found.\n", { status: 404 });
  response.writeHead(handler.status, Object.fromEntries(handler.headers));
  response.end(await handler.text());
}
