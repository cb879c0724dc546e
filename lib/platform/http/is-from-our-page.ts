/**
 * True for a request from our own origin. Browsers send Sec-Fetch-Site, older ones Origin; reads are harmless,
 * because another origin cannot see the response.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/**
 * Like `isFromOurPage`, for forms in frames on other websites. A frame with `sandbox` has no origin, and sends
 * `null`; its requests carry no cookies, so they can do no more than any anonymous client.
 */
export const isFromOurFrame = (request: Request): boolean =>
  isFromOurPage(request) ||
  (request.headers.get("origin") === "null" && new URL(request.url).searchParams.has("embed"));

/** Browsers report the origin of a form; a client that reports none is not a browser and has no user's cookies. */
export const isFromOurPage = (request: Request): boolean =>
  isSameOrigin(request) || !(request.headers.has("sec-fetch-site") || request.headers.has("origin"));
