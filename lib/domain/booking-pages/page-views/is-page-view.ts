/** Parts of a request that identify a page view. Header names are in lower case. */
export interface PageRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Words in user agents of crawlers and other programs. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|scan|fetch|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient|facebookexternalhit|whatsapp|telegram|embedly|pingdom/i;

/** Returns whether a person opens the page: excludes programs, prefetches, and navigation within the page. */
export function isPageView({ method, path, headers }: PageRequest): boolean {
  const agent = headers["user-agent"];
  if (method !== "GET" || typeof agent !== "string" || agent === "" || PROGRAMS.test(agent)) return false;
  if (isPrefetch(headers) || isFrameworkRequest(headers)) return false;
  return !(headers["sec-fetch-site"] === "same-origin" && isFromSamePage(path, headers.referer));
}

const isPrefetch = (headers: PageRequest["headers"]): boolean =>
  [headers["sec-purpose"], headers.purpose, headers["x-moz"]].some((one) => `${one}`.includes("prefetch"));

/** Requests of the framework's scripts while the page is open. */
const isFrameworkRequest = (headers: PageRequest["headers"]): boolean =>
  Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-"));

/** Links of a page to its types or months stay within its path. */
function isFromSamePage(path: string, referer: unknown): boolean {
  const from = typeof referer === "string" && URL.canParse(referer) ? new URL(referer).pathname : null;
  const page = (one: string) => one.split("/")[1]?.toLowerCase();
  return from !== null && page(from) === page(path);
}
