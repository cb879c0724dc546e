import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { BROWSER_KEYS } from "./push";

// web-push's encryption library, which has no types.
const { decrypt } = createRequire(createRequire(import.meta.url).resolve("web-push"))("http_ece");

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  payload: { title: string; body: string; url: string; tag: string };
}

/** A push service with one browser, which decrypts messages. /<status> returns that status, all else 201. */
export async function startPushService({ keys, auth }: typeof BROWSER_KEYS) {
  const folder = path.join(import.meta.dirname, "tls");
  const received: ReceivedPush[] = [];
  const server = createServer({
    cert: readFileSync(path.join(folder, "server.pem")),
    key: readFileSync(path.join(folder, "server-key.pem")),
  });
  server.on("request", async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = decrypt(Buffer.concat(chunks), { version: "aes128gcm", privateKey: keys, authSecret: auth });
    const where = request.url ?? "";
    received.push({ path: where, headers: request.headers, payload: JSON.parse(text.toString()) });
    response.writeHead(Number(/^\/(\d{3})$/.exec(where)?.[1] ?? 201)).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (where: string) => received.filter((message) => message.path === where),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
