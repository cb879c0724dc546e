import type { ServerResponse } from "node:http";
import { log } from "@/lib/platform/log/log";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { buildCachedPage, type CachedPage } from "./cached-page";
import { findPageCache, type RequestHead } from "./page-cache";

/**
 * Loads the view from which the caller renders its page. A page that is rendered from an equal view for the second
 * time is cached: from then on the server calls `read` for each request to this address, and renders only unknown
 * views. So the page and its status must depend on nothing but `read`, and `read` on nothing in the request but these
 * headers and the address.
 */
export async function loadCacheableView<View extends object>(
  head: RequestHead,
  read: (head: RequestHead) => Promise<View | null>,
): Promise<View | null> {
  const [pageCache, response] = [findPageCache(), getWorkContext()?.response];
  const visit = response && pageCache?.findVisit(response);
  if (!pageCache || !visit) return read(head);
  const view = (visit.view as View | null) ?? (await read(head));
  if (view && pageCache.markSeen(visit.url, view))
    cacheResponse(response, (page) => pageCache.store(visit.url, view, page, read));
  return view;
}

const KEPT_HEADERS = ["content-type", "cache-control", "vary", "link"];

function cacheResponse(response: ServerResponse, store: (page: CachedPage) => void) {
  captureBody(response, (markup) => {
    const readHeader = (name: string) => response.getHeader(name)?.toString() ?? "";
    // An error during rendering truncates the page, or has a status of its own.
    if (!markup.endsWith("</html>") || response.statusCode >= 500) return;
    buildCachedPage({
      status: response.statusCode,
      markup,
      headers: Object.fromEntries(KEPT_HEADERS.map((name) => [name, readHeader(name)])),
      policy: readHeader("content-security-policy"),
    }).then(
      (page) => page && store(page),
      (error: unknown) => log().error({ err: error }, "A page could not be cached"),
    );
  });
}

/** Calls back with the whole body once the response is complete. */
function captureBody(response: ServerResponse, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const append = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (...args: unknown[]) => {
    append(args[0]);
    return write.apply(response, args as Parameters<typeof write>);
  };
  response.end = (...args: unknown[]) => {
    append(args[0]);
    end.apply(response, args as Parameters<typeof end>);
    done(Buffer.concat(chunks).toString());
    return response;
  };
}
