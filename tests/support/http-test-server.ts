import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: Request) => Response | Promise<Response>;

/** Serves route handlers by method and path on real HTTP. */
export async function startHttpTestServer(handlers: Record<string, Handler>) {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "GET" } = incoming;
    const handler = handlers[`${method} ${url.pathname}`];
    const request = new Request(url, {
      method,
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const response = handler ? await handler(request) : new Response(null, { status: 404 });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
