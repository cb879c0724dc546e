/**
 * True for a request that our own pages sent. Browsers tell with Sec-Fetch-Site, older ones with Origin;
 * reading is harmless, since another origin cannot see the answer.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/**
 * As `isFromOurPage`, for forms that people find in frames of other websites. A frame with `sandbox` has no origin, and what
 * it sends says `null`, as if it came from anywhere; with it go no cookies, so that it can do no more than any stranger.
 */
export const isFromOurFrame = (request: Request): boolean =>
  isFromOurPage(request) ||
  (request.headers.get("origin") === "null" && new URL(request.url).searchParams.has("embed"));

/** Browsers say where a form comes from; what says nothing is no browser and carries no one's cookies. */
export const isFromOurPage = (request: Request): boolean =>
  isSameOrigin(request) || !(request.headers.has("sec-fetch-site") || request.headers.has("origin"));
