import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/platform/env/env";
import { markStopping } from "@/lib/platform/process/stopping";

const DRAIN_TIMEOUT_MS = 10_000;
/** The idle timeout of a connection can expire while headers arrive, so the headers timeout must be longer. */
const HEADERS_MARGIN_MS = 5000;

/**
 * Listens, with keepAliveTimeout above the load balancer's idle timeout, so that the balancer closes idle connections
 * first and no request meets a closing socket. Returns a function that stops it: `/health/ready` fails, for
 * SHUTDOWN_DELAY requests are handled but told to use another connection next, then the port is closed and running
 * requests are finished.
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
    if (dev) return closeGracefully(server, 0); // a browser in development keeps its connection
    await sleep(delaySeconds * 1000);
    await closeGracefully(server, DRAIN_TIMEOUT_MS);
  };
}

/** Accepts no more connections and waits for running requests, but not for upgraded sockets. */
async function closeGracefully(server: Server, limitMs: number) {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 100); // closes keep-alive connections after their response
  await Promise.race([closed, sleep(limitMs)]);
  clearInterval(idle);
  server.closeAllConnections();
}
