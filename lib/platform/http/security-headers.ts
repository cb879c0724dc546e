import { isReservedPath } from "./reserved-paths";

export interface SecuritySite {
  /** Browsers are told to keep to https. */
  https: boolean;
  /** Who may frame pages with `?embed`: `*`, or origins. */
  embedOrigins: readonly string[];
  /** The framework's tools for development evaluate code. */
  dev: boolean;
}

const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

const PERMISSIONS_POLICY =
  "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()";

const HSTS_SECONDS = 63_072_000;

/** Of a booking page, framed by its own editor. */
const PREVIEW_PATH = "/console/preview";

/** Stands in for whichever page was asked for, in a frame too. */
export const UNAVAILABLE_PATH = "/help/unavailable";

/** Answers that are data: nothing of them may run or load anything, should a browser show them as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers that keep a browser from doing what this site never asks of it. `nonce` is new for each answer:
 * scripts in the markup run only with it, so that markup from elsewhere brings none to life. Styles may be inline.
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

/** `*` would leave out frames that are sandboxed and so have no origin: where everybody may frame a page, nothing is said. */
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
  // A form that is sent from the console may go on to the sign-in of a calendar's provider.
  const formTargets = path.startsWith("/console") ? " https:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src * data: blob:", // people's photos and map tiles come from anywhere
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets}`,
    ...listFrameAncestors(framedBy),
  ].join("; ");
}

/** Only what a booker needs on somebody else's website, and only where it is asked for. */
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

/**
 * Browsers hold redirects after a form to the policy of the form's page: this lets them lead to one more origin.
 * A host may hold signs that mean something in a policy; such an address is left out.
 */
export function addFormTarget(policy: string, target: string): string {
  const { origin: ofSite, protocol } = new URL(target);
  const origin = ofSite === "null" && /^[a-z][\w+-]*(\.[\w+-]+)+:$/.test(protocol) ? protocol : ofSite;
  return origin === protocol || /^https?:\/\/[\w.[\]:-]+$/.test(origin)
    ? policy.replace("form-action 'self'", `form-action 'self' ${origin}`)
    : policy;
}
