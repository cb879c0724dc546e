import { formatEtag } from "@/lib/domain/contracts/etag";
import { loadEventVersion } from "@/lib/domain/events/visitor/load-event-page";
import { getDatabase } from "@/lib/platform/db/client";
import { isNotModified } from "@/lib/platform/http/is-not-modified";

/** GET /event/<id>/version: a small response with which an open page checks whether it is current. */
export async function handleEventVersion(request: Request, id: string): Promise<Response> {
  const key = new URL(request.url).searchParams.get("key");
  const version = await loadEventVersion(getDatabase(), id, key);
  if (version === null) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const headers = { etag: formatEtag(id, version), "cache-control": "private, no-cache" };
  if (isNotModified(request, headers.etag)) return new Response(null, { status: 304, headers });
  return Response.json({ version }, { headers });
}
