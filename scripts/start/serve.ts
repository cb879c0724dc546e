import { createServer, type Server } from "node:http";
import next from "next";
import { projectRoot } from "../project-root";

const DRAIN_LIMIT = 10_000; // milliseconds

async function drain(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 100); // kept-alive ones, once they have their answer
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/** Serves the application in this process; gives what ends that: no new requests, those under way are finished. */
export async function serve({ dev, host, port }: { dev: boolean; host: string; port: number }) {
  const server = createServer();
  const app = next({ dev, dir: projectRoot, hostname: host, port, httpServer: server, quiet: !dev });
  await app.prepare();
  const handle = app.getRequestHandler();
  server.on("request", (request, response) => {
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
    await drain(server);
    await app.close();
  };
}
