import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/platform/env/env";
import { markStopping } from "@/lib/platform/process/stopping";

const DRAIN_TIMEOUT_MS = 10_000;
/** Node may take a connection for idle for as long as its headers take, so that this limit has to be the later one. */
const HEADERS_MARGIN_MS = 5000;

/**
 * Listens, with connections that are kept longer than balancers keep theirs: whoever closes first must not be the one
 * to whom a request may be on its way. Gives what ends it: `/health/ready` says no, for SHUTDOWN_DELAY requests are
 * answered as before, but with the request to come back on another connection, then the port is closed and those
 * under way are finished.
 */
export async function listen(
  server: Server,
  { host, port, dev }: { host: string; port: number; dev: boolean },
) {
  const { KEEP_ALIVE_TIMEOUT: keepAliveSeconds, SHUTDOWN_DELAY: delaySeconds } = env();
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  server.headersTimeout = server.keepAliveTimeout + HEADERS_MARGIN_MS;
  server.requestTimeout = Math.max(server.requestTimeout, server.headersTimeout);
  const open = new Set<ServerResponse>();
  server.prependListener("request", (_request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    markStopping();
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
    if (dev) return closeGracefully(server, 0); // a browser in development never lets go
    await sleep(delaySeconds * 1000);
    await closeGracefully(server, DRAIN_TIMEOUT_MS);
  };
}

/** Takes no more connections and waits for requests under way; a socket that was upgraded is not waited for. */
async function closeGracefully(server: Server, limitMs: number) {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 100); // kept-alive ones, once they have their answer
  await Promise.race([closed, sleep(limitMs)]);
  clearInterval(idle);
  server.closeAllConnections();
}
