import { once } from "node:events";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request verbatim, with methods and paths that `fetch` would reject or normalise. */
export async function sendRawRequest(
  origin: string,
  { body, ...options }: RequestOptions & { path: string; body?: string | Buffer },
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, agent: false, ...options });
  asked.end(body);
  const [answer] = await once(asked, "response");
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) };
}
