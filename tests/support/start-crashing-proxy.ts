import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * `unsent`: before the request arrives; `amid`: during its processing; `answered`: afterwards, with the
 * response lost.
 */
export type CrashPoint = "unsent" | "amid" | "answered";

interface CrashableServer {
  url: string;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

/** A proxy that kills a real server (SIGKILL) during a request, and restarts it with its data. */
export async function startCrashingProxy(mortal: CrashableServer) {
  const planned: { method: string; death: CrashPoint }[] = [];
  let deaths = 0;
  let back: Promise<void> = Promise.resolve();

  async function die(client: IncomingMessage) {
    deaths += 1;
    client.socket.destroy();
    // The kills run one after the other, so that none is left over.
    back = back.then(mortal.kill).then(mortal.restart);
    await back;
  }

  async function pass(client: IncomingMessage, reply: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of client) chunks.push(chunk);
    const index = planned.findIndex(({ method }) => method === client.method);
    const [plan] = index < 0 ? [] : planned.splice(index, 1);
    if (plan?.death === "unsent") return die(client);
    const { method, url, headers } = client;
    const passed = request(new URL(url ?? "/", mortal.url), { method, headers, agent: false });
    passed.on("error", () => client.socket.destroy()); // The server is gone, as for a direct client.
    passed.on("response", async (response) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of response) parts.push(part);
      } catch {
        client.socket.destroy();
        return;
      }
      if (plan?.death === "answered") return die(client);
      reply.writeHead(response.statusCode ?? 500, response.headers);
      reply.end(Buffer.concat(parts));
    });
    passed.end(Buffer.concat(chunks), () => {
      if (plan?.death === "amid") void die(client);
    });
  }

  const server = createServer((client, reply) => void pass(client, reply).catch(() => reply.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Kills during the next request of this kind. */
    plan: (method: string, death: CrashPoint) => {
      planned.push({ method, death });
    },
    /** Cancels the planned kill. */
    spare: () => {
      planned.length = 0;
    },
    deaths: () => deaths,
    /** Resolves once the server is up after the last kill. */
    isBack: () => back,
    async stop() {
      server.closeAllConnections();
      server.close();
      await back;
    },
  };
}
