import { ApiProblem } from "./problem";

const MEGABYTE = 1024 * 1024;

/** The body's text: at most 1 MB. */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitedBody(request, 1)) chunks.push(chunk);
  return decode(Buffer.concat(chunks));
}

/** The body piece by piece, counted while it arrives, so that a false length cannot fill memory. */
export async function* limitedBody(request: Request, megabytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    new ApiProblem("body_too_large", `The body must not be larger than ${megabytes} MB.`);
  const most = megabytes * MEGABYTE;
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    yield chunk;
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiProblem("malformed_json", "The body is not valid UTF-8.");
  }
}

/** The parsed body, or undefined where there is none. */
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
