import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { findFeedBySecret } from "@/lib/domain/events/feeds/find-feed-by-secret";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { isNotModified } from "@/lib/platform/http/is-not-modified";

/** GET /feeds/<secret>.ics */
export async function handleFeed(request: Request, file: string): Promise<Response> {
  const limited = await findLimitResponse(request);
  if (limited) return limited;
  const [, secret] = /^([A-Za-z0-9_-]{32})\.ics$/.exec(file) ?? [];
  const feed = secret && (await findFeedBySecret(getDatabase(), secret));
  if (!feed) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });

  const { content, etag, changedAt } = feed;
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    etag,
    "last-modified": changedAt.toUTCString(),
  };
  if (isUnchanged(request, etag, changedAt)) return new Response(null, { status: 304, headers });
  return new Response(content, { headers });
}

/** Returns the 429 response for an address over its limit, else null. */
async function findLimitResponse(request: Request): Promise<Response | null> {
  try {
    await consumeRateLimit("api", getClientNetwork(request));
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return new Response(null, { status: error.status, headers: error.headers });
  }
}

/** RFC 9110, section 13.2.2: the date counts only if the request has no `If-None-Match`. */
function isUnchanged(request: Request, etag: string, changedAt: Date): boolean {
  if (request.headers.has("if-none-match")) return isNotModified(request, etag);
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}
