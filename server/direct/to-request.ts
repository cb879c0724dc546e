import type { IncomingMessage } from "node:http";
import { ORIGIN } from "./origin";

const BODILESS = new Set(["GET", "HEAD"]);

/** Converts a request of Node's server to the standard form; its body is read on demand. */
export function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const init: RequestInit & { duplex?: "half" } = { method, headers: toHeaders(headers) };
  if (!BODILESS.has(method) && hasBody(incoming)) {
    init.body = { [Symbol.asyncIterator]: () => readPieces(incoming) } as unknown as BodyInit;
    init.duplex = "half";
  }
  return new Request(ORIGIN + url, init);
}

function toHeaders(headers: IncomingMessage["headers"]): [string, string][] {
  const list: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string") list.push([name, value]);
    else for (const one of value ?? []) list.push([name, one]);
  }
  return list;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A handler that stops reading, because the body is too large, must still respond on this connection. */
const readPieces = (incoming: IncomingMessage): AsyncIterator<Uint8Array> =>
  incoming.iterator({ destroyOnReturn: false });
