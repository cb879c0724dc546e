import { findFile } from "@/lib/domain/tenancy/pictures/find-file";
import { getDatabase } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";

/** A name means the same bytes for ever: they are asked for once, and may be kept by everybody. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** A size of a picture, to whoever has been told its name. */
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

/** Nothing that anybody should keep. */
const buildEmptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
