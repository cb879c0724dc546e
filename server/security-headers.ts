import { isReservedPath } from "@/lib/domain/tenancy/directory/reserved-paths";

export interface SecuritySite {
  /** Tells browsers to use https only. */
  https: boolean;
  /** Origins that may frame pages with `?embed`, or `*`. */
  embedOrigins: readonly string[];
  /** The framework's development tools evaluate code. */
  dev: boolean;
}

const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

const PERMISSIONS_POLICY =
  "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()";

const HSTS_SECONDS = 63_072_000;

/** The preview of a booking page, framed by its editor. */
const PREVIEW_PATH = "/console/preview";

/** Replaces any requested page, also in a frame. */
export const UNAVAILABLE_PATH = "/help/unavailable";

/** The policy of responses that are data: they run and load nothing if a browser shows them as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Builds the headers that disable browser features this site does not use. `nonce` is new for each response: only
 * scripts in the markup with it run, so injected markup runs none. Inline styles are allowed.
 */
export function buildSecurityHeaders(
  address: string,
  nonce: string,
  site: SecuritySite,
): Record<string, string> {
  const [path = "/", query = ""] = address.split("?", 2);
  const headers: Record<string, string> = { ...COMMON_HEADERS };
  if (site.https) headers["strict-transport-security"] = `max-age=${HSTS_SECONDS}`;
  if (path.startsWith("/_next/")) return headers;
  if (/^\/(v2|hooks|health|files)(\/|$)/.test(path)) {
    headers["content-security-policy"] = DATA_POLICY;
    return headers;
  }
  const framedBy = path === PREVIEW_PATH ? [] : canBeFramed(path, query) ? site.embedOrigins : null;
  if (!framedBy) headers["x-frame-options"] = "DENY";
  headers["permissions-policy"] = PERMISSIONS_POLICY;
  headers["content-security-policy"] = buildPagePolicy(path, nonce, framedBy, site.dev);
  return headers;
}

/**
 * `*` would exclude sandboxed frames, which have no origin: if every site may frame a page, the directive is omitted.
 */
function listFrameAncestors(framedBy: readonly string[] | null): string[] {
  if (framedBy?.includes("*")) return [];
  return [`frame-ancestors ${framedBy ? ["'self'", ...framedBy].join(" ") : "'none'"}`];
}

function buildPagePolicy(
  path: string,
  nonce: string,
  framedBy: readonly string[] | null,
  dev: boolean,
): string {
  // A form in the console may redirect to the sign-in of a calendar provider.
  const formTargets = path.startsWith("/console") ? " https:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src * data: blob:", // photos and map tiles come from any origin
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets}`,
    ...listFrameAncestors(framedBy),
  ].join("; ");
}

/** Only pages that bookers need on other websites may be framed, and only on request. */
function canBeFramed(path: string, query: string): boolean {
  if (!/(^|&)embed(=|&|$)/.test(query)) return false;
  const first = path.split("/")[1] ?? "";
  return (
    path === UNAVAILABLE_PATH ||
    first === "event" ||
    first === "book" ||
    first === "locators" ||
    first === "forms" ||
    first === "waiting" ||
    (first !== "" && !isReservedPath(first))
  );
}
