import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requestApi } from "./api";

/** Starts the API on real HTTP, for programs with their own client. */
export async function startApiServer() {
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const { authorization, "idempotency-key": key, "content-type": type } = incoming.headers;
    const headers = {
      ...(authorization && { authorization }),
      ...(typeof key === "string" && { "idempotency-key": key }),
      ...(type && { "content-type": type }),
    };
    const response = await requestApi(incoming.method ?? "GET", incoming.url ?? "/", {
      headers,
      ...(body && { body }),
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(response.body === null ? "" : JSON.stringify(response.body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
