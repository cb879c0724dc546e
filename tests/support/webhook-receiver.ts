import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";

const tls = path.join(import.meta.dirname, "tls");

/** The NODE_EXTRA_CA_CERTS of a process that has to trust the receiver. */
export const CA_FILE = path.join(tls, "ca.pem");

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

type CannedResponse = (response: ServerResponse, request: IncomingMessage) => void;

/** An HTTPS server on this machine that records requests; paths without a configured response return 200. */
export async function startWebhookReceiver(answers: Record<string, CannedResponse> = {}, port = 0) {
  const received: ReceivedRequest[] = [];
  const server = createServer({
    cert: readFileSync(path.join(tls, "server.pem")),
    key: readFileSync(path.join(tls, "server-key.pem")),
  });
  server.on("request", async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const at = request.url ?? "";
    received.push({ path: at, headers: request.headers, body, at: Date.now() });
    const answer = answers[at];
    if (answer) answer(response, request);
    else response.end("thanks");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `https://127.0.0.1:${address.port}`,
    received,
    at: (where: string) => received.filter((request) => request.path === where),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
