import { ApiProblem } from "./problem";

const KILOBYTE_BYTES = 1024;
const MEGABYTE_BYTES = 1024 * KILOBYTE_BYTES;

/** Reads the body's text: at most `most` bytes, by default 1 MB. */
export async function readBodyText(request: Request, most = MEGABYTE_BYTES): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readLimitedBody(request, most)) chunks.push(chunk);
  return decodeUtf8(Buffer.concat(chunks));
}

/** Reads the body in pieces and counts them, so that a false length cannot fill memory; `most` in bytes. */
export async function* readLimitedBody(request: Request, most: number): AsyncGenerator<Uint8Array> {
  assertNotCompressed(request);
  const tooLarge = () =>
    new ApiProblem("body_too_large", `The body must not be larger than ${formatSize(most)}.`);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  for await (const chunk of readPieces(request.body)) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    yield chunk;
  }
}

/** A client that disconnects while sending is not a server error. */
async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch {
    throw new ApiProblem("validation_failed", "The body ended before all of it had come.");
  }
}

/** Compressed bodies are not unpacked: they could expand to any size. */
function assertNotCompressed(request: Request): void {
  const coding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding === "" || coding === "identity") return;
  throw new ApiProblem(
    "unsupported_media_type",
    "The body must be sent as it is, without a Content-Encoding.",
    {
      headers: { "accept-encoding": "identity" }, // RFC 9110, 15.5.16
    },
  );
}

const formatSize = (bytes: number): string =>
  bytes < MEGABYTE_BYTES ? `${bytes / KILOBYTE_BYTES} kB` : `${bytes / MEGABYTE_BYTES} MB`;

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiProblem("malformed_json", "The body is not valid UTF-8.");
  }
}

/** Parses the body; undefined if there is none. */
export function parseJson(text: string, contentType: string | null): unknown {
  if (text.trim() === "") return undefined;
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? "")) {
    throw new ApiProblem("unsupported_media_type", "The Content-Type must be application/json.");
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiProblem("malformed_json", `The body is not valid JSON: ${(error as Error).message}.`);
  }
}
