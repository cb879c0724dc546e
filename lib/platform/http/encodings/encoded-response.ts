import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type ContentCoding, pickCoding } from "./pick-coding";

/** A frequently sent response, with its body in every coding. */
export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  bodies: Record<ContentCoding, Buffer>;
}

/** Compresses the body in every coding; `quality` is brotli's, 0 to 11. */
export async function encodeBody(identity: Buffer, quality: number): Promise<EncodedResponse["bodies"]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { identity, br, gzip: zipped };
}

/** Sends the response in the shortest coding that the request accepts. */
export function sendEncodedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, bodies }: EncodedResponse,
): void {
  const coding = pickCoding(request.headers["accept-encoding"]?.toString() ?? "");
  response.writeHead(status, {
    ...headers,
    ...(coding !== "identity" && { "content-encoding": coding }),
    "content-length": bodies[coding].length,
  });
  response.end(bodies[coding]);
}

export const countEncodedBytes = ({ bodies }: EncodedResponse): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
