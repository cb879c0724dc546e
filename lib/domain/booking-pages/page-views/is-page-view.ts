/** Of a request, what tells whether somebody opens a page. Names of headers are in lower case. */
export interface PageRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Words by which programs that read pages name themselves; browsers of people name none of them. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|scan|fetch|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient|facebookexternalhit|whatsapp|telegram|embedly|pingdom/i;

/** Whether a person opens the page: no program, nothing loaded ahead, and not a further step on the page itself. */
export function isPageView({ method, path, headers }: PageRequest): boolean {
  const agent = headers["user-agent"];
  if (method !== "GET" || typeof agent !== "string" || agent === "" || PROGRAMS.test(agent)) return false;
  if (isPrefetch(headers) || isFrameworkRequest(headers)) return false;
  return !(headers["sec-fetch-site"] === "same-origin" && isFromSamePage(path, headers.referer));
}

const isPrefetch = (headers: PageRequest["headers"]): boolean =>
  [headers["sec-purpose"], headers.purpose, headers["x-moz"]].some((one) => `${one}`.includes("prefetch"));

/** What the framework's scripts ask for while the page is open. */
const isFrameworkRequest = (headers: PageRequest["headers"]): boolean =>
  Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-"));

/** Pages of one host lead on within its path: to its types, to another month. */
function isFromSamePage(path: string, referer: unknown): boolean {
  const from = typeof referer === "string" && URL.canParse(referer) ? new URL(referer).pathname : null;
  const page = (one: string) => one.split("/")[1]?.toLowerCase();
  return from !== null && page(from) === page(path);
}
