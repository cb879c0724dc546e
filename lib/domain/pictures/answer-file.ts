import { database } from "@/lib/platform/db/client";
import { findFile } from "./find-file";

/** A name means the same bytes for ever: they are asked for once, and may be kept by everybody. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** A size of a picture, to whoever has been told its name. */
export async function answerFile(request: Request, name: string): Promise<Response> {
  const etag = `"${name}"`;
  const headers = { "cache-control": IMMUTABLE, etag, "cross-origin-resource-policy": "cross-origin" };
  const file = await findFile(database(), name);
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const length = String(file.content.byteLength);
  return new Response(new Uint8Array(file.content), {
    headers: { ...headers, "content-type": file.type, "content-length": length },
  });
}
