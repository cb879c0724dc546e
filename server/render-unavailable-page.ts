import { RETRY_AFTER_OUTAGE_SECONDS } from "@/lib/domain/contracts/to-problem";
import { type PageRequestHeaders, renderPage } from "@/lib/platform/http/render-page";
import type { ResponseReplacement } from "./intercept-response";
import { UNAVAILABLE_PATH } from "./security-headers";

/**
 * Returns the response while the database is down: a page in the reader's language, or a sentence for programs. API
 * responses are problems already.
 */
export async function renderUnavailablePage(
  requested: PageRequestHeaders,
  { method, url }: { method: string; url: string },
): Promise<ResponseReplacement> {
  const headers = {
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_OUTAGE_SECONDS),
  };
  const page = canReadHtml(requested) ? await renderPage(describePage(method, url), requested) : null;
  const type = page === null ? "text/plain" : "text/html";
  return {
    status: 503,
    headers: { ...headers, "content-type": `${type}; charset=utf-8` },
    body: page ?? "The service is away for a moment. Try again in a minute.\n",
  };
}

const canReadHtml = ({ headers }: PageRequestHeaders) =>
  /text\/html|\*\/\*/i.test(headers.get("accept") ?? "*/*");

/** Builds the page's address with the parts that it needs of the requested one. */
function describePage(method: string, url: string): string {
  const requested = new URLSearchParams(url.split("?")[1] ?? "");
  const query = new URLSearchParams();
  for (const name of ["lang", "embed"]) if (requested.has(name)) query.set(name, requested.get(name) ?? "");
  if (method === "GET") query.set("again", "");
  return `${UNAVAILABLE_PATH}?${query}`;
}
