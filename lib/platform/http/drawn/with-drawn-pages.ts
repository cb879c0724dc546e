import type { IncomingMessage } from "node:http";
import { incomingHeaders } from "@/lib/platform/http/incoming-headers";
import { currentWork } from "@/lib/platform/work/current-work";
import { sendEncoded } from "../codings/encoded-answer";
import type { Handle } from "../handle";
import { type DrawnPages, makeDrawnPages } from "./drawn-pages";

/** Sends a page that was drawn before from an equal view, and has the others drawn. */
export function withDrawnPages(handle: Handle): Handle {
  const drawn = makeDrawnPages();
  return async (request, response) => {
    if (!isForDocument(request)) return handle(request, response);
    const url = (currentWork()?.site?.origin ?? "") + (request.url ?? "/"); // the same path is another page at another host
    const view = await readAhead(drawn, url, request);
    const page = view && drawn.find(url, view);
    if (page) return sendEncoded(request, response, page);
    drawn.announce(response, { url, view });
    return handle(request, response);
  };
}

async function readAhead(drawn: DrawnPages, url: string, request: IncomingMessage) {
  const read = drawn.findReader(url);
  try {
    return read ? await read(incomingHeaders(request)) : null;
  } catch {
    return null; // the page will meet the same fault, and say so as pages do
  }
}

/** Asks for a whole page, and not for the part of it that the framework's scripts exchange. */
const isForDocument = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-"));
