import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `unsent`: before the request has come; `amid`: while it is worked on; `answered`: after it was done, the answer is lost. */
export type CrashPoint = "unsent" | "amid" | "answered";

interface CrashableServer {
  url: string;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

/** Stands before a real server, and has it killed (SIGKILL) in the middle of a request; then it comes back as it was. */
export async function startCrashingProxy(mortal: CrashableServer) {
  const planned: { method: string; death: CrashPoint }[] = [];
  let deaths = 0;
  let back: Promise<void> = Promise.resolve();

  async function die(client: IncomingMessage) {
    deaths += 1;
    client.socket.destroy();
    back = back.then(mortal.kill).then(mortal.restart); // one after the other, so that none is left over
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
    passed.on("error", () => client.socket.destroy()); // the server is gone, as for whoever asks it directly
    passed.on("response", async (answer) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of answer) parts.push(part);
      } catch {
        client.socket.destroy();
        return;
      }
      if (plan?.death === "answered") return die(client);
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
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
    /** With the next request of this kind. */
    plan: (method: string, death: CrashPoint) => {
      planned.push({ method, death });
    },
    /** Of what is planned and has not happened, nothing happens any more. */
    spare: () => {
      planned.length = 0;
    },
    deaths: () => deaths,
    /** Once it is there again after the last death. */
    isBack: () => back,
    async stop() {
      server.closeAllConnections();
      server.close();
      await back;
    },
  };
}
