import { findFile } from "@/lib/domain/tenancy/pictures/find-file";
import { getDatabase } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";

/** The bytes of a name never change, so browsers and shared caches may store them for a year. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Responds with one size of a picture to any caller that knows its name. */
export async function handleFile(request: Request, name: string): Promise<Response> {
  const etag = `"${name}"`;
  const headers = { "cache-control": IMMUTABLE, etag, "cross-origin-resource-policy": "cross-origin" };
  const file = await findFile(getDatabase(), name);
  if (!file) return buildEmptyResponse(404);
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  try {
    const content = await file.read();
    if (!content) return buildEmptyResponse(404);
    const length = String(content.byteLength);
    return new Response(new Uint8Array(content), {
      headers: { ...headers, "content-type": file.type, "content-length": length },
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    log().error({ err: error }, "the object storage is away");
    return buildEmptyResponse(503, { "retry-after": RETRY_AFTER_S });
  }
}

const RETRY_AFTER_S = "30";

/** A response without a body that no cache stores. */
const buildEmptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
