import type { IncomingMessage } from "node:http";
import { toLazyHeaders } from "@/lib/platform/http/to-lazy-headers";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { sendEncodedResponse } from "../encodings/encoded-response";
import type { NodeHandler } from "../node-handler";
import { createPageCache, type PageCache } from "./page-cache";

/** Sends the cached page of an equal view, or has the page rendered. */
export function withPageCache(handle: NodeHandler): NodeHandler {
  const pageCache = createPageCache();
  return async (request, response) => {
    if (!isDocumentRequest(request)) return handle(request, response);
    const url = (getWorkContext()?.site?.origin ?? "") + (request.url ?? "/"); // the same path is a different page on another host
    const view = await loadViewAhead(pageCache, url, request);
    const page = view && pageCache.find(url, view);
    if (page) return sendEncodedResponse(request, response, page);
    pageCache.registerVisit(response, { url, view });
    return handle(request, response);
  };
}

async function loadViewAhead(pageCache: PageCache, url: string, request: IncomingMessage) {
  const read = pageCache.findReader(url);
  try {
    return read ? await read(toLazyHeaders(request)) : null;
  } catch {
    return null; // the page will fail with the same error and show it
  }
}

/** A request for a whole page, not for the part of it that the framework's scripts fetch. */
const isDocumentRequest = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-"));
