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
  const [response] = await once(asked, "response");
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) };
}
