import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { env } from "@/lib/platform/env/env";
import { withPageStatus } from "@/lib/platform/http/page-status";
import { type SecuritySite, securityHeaders } from "@/lib/platform/http/security-headers";
import { projectRoot } from "../project-root";

const DRAIN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2000;

/** Takes no more connections and waits for requests under way; a socket that was upgraded is not waited for. */
async function drain(server: Server, limit: number) {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 100); // kept-alive ones, once they have their answer
  await Promise.race([closed, sleep(limit)]);
  clearInterval(idle);
  server.closeAllConnections();
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

/** Serves the application in this process; gives what ends that: no new requests, those under way are finished. */
export async function serve({ dev, host, port }: { dev: boolean; host: string; port: number }) {
  const site = { https: env().WEB_URL.startsWith("https:"), embedOrigins: env().EMBED_ORIGINS, dev };
  const server = createServer();
  const app = next({ dev, dir: projectRoot, hostname: host, port, httpServer: server, quiet: !dev });
  await app.prepare();
  const handle = withPageStatus(app.getRequestHandler());
  server.on("request", (request, response) => {
    addHop(request);
    mendPath(request);
    addSecurityHeaders(request, response, site);
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    await drain(server, dev ? 0 : DRAIN_TIMEOUT_MS); // a browser in development never lets go
    await Promise.race([app.close(), sleep(CLOSE_TIMEOUT_MS)]);
  };
}
