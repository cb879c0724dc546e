import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { findResponseBytes } from "@/lib/platform/http/bytes-response";
import { pickCoding } from "@/lib/platform/http/encodings/pick-coding";

/** Shorter bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1024;

/** Text is sent in one piece with the head, which costs half as much as two; each byte is a Latin-1 character. */
const MAX_JOINED_BYTES = 32 * 1024;

const COMPRESSIBLE = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b|image\/svg\+xml)/;

/** Headers that a response may have several of; for any other, a value that is already set wins. */
const MULTIPLE = new Set(["set-cookie", "www-authenticate", "vary"]);

/** Sends a standard response through Node's, compressed if the request accepts it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  result: Response,
): Promise<void> {
  response.statusCode = result.status;
  setHeaders(response, result.headers);
  const isCompressed = canCompress(result);
  if (isCompressed) response.appendHeader("vary", "Accept-Encoding");
  const known = findResponseBytes(result);
  if (known === null || (known === undefined && !result.body)) return void response.end();
  if (request.method === "HEAD") {
    if (!known) await result.body?.cancel();
    return void response.end();
  }
  const length = result.headers.get("content-length");
  const isGzip =
    isCompressed &&
    (length === null || Number(length) >= MIN_COMPRESSED_BYTES) &&
    hasGzipAccepted(request.headers["accept-encoding"]?.toString());
  if (isGzip) {
    response.removeHeader("content-length");
    response.setHeader("content-encoding", "gzip");
  }
  if (length === null && !known) return writeBody(response, result.body as ReadableStream, isGzip);
  const bytes = known ?? Buffer.from(await result.arrayBuffer());
  const body = isGzip ? await promisify(gzip)(bytes) : bytes;
  response.setHeader("content-length", body.byteLength);
  if (body.byteLength > MAX_JOINED_BYTES) return void response.end(body);
  response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1"), "latin1");
}

function setHeaders(response: ServerResponse, headers: Headers) {
  for (const [name, value] of headers) {
    if (MULTIPLE.has(name)) response.appendHeader(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}

const canCompress = ({ headers }: Response): boolean =>
  COMPRESSIBLE.test(headers.get("content-type") ?? "") &&
  !headers.has("content-encoding") &&
  !/\bno-transform\b/.test(headers.get("cache-control") ?? "");

/** Brotli is too slow for a response that is sent once. */
const hasGzipAccepted = (accepted = ""): boolean =>
  pickCoding(accepted.replaceAll(/\bbr\b/gi, "")) === "gzip";

/** Writes the body until the client disconnects, which is no error. */
async function writeBody(response: ServerResponse, body: ReadableStream<Uint8Array>, isGzip: boolean) {
  if (isGzip) {
    const pieces = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(pieces, createGzip(), response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
    });
    return;
  }
  const disconnect = new AbortController();
  response.once("close", () => disconnect.abort());
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    if (response.destroyed) return;
    if (!response.write(piece)) await once(response, "drain", { signal: disconnect.signal }).catch(() => {});
  }
  response.end();
}
