/** Paths that programs call; a trailing slash has no meaning. */
const API_PATHS = /^\/(v2|hooks|scim\/v2|mcp|oauth|health|metrics)(\/|$)/;

/**
 * Normalises the address for routing. Bytes that are invalid text match no route, so their percent signs are escaped;
 * an API path loses its trailing slash, because a redirect would lose the body.
 */
export function normalizeRequestUrl(url: string): string {
  const [path = "/", ...query] = url.split("?");
  const isApi = API_PATHS.test(path);
  if (!path.includes("%") && !(isApi && path.endsWith("/"))) return url;
  const readable = isDecodable(path) ? path : path.replaceAll("%", "%25");
  const mended = isApi && !readable.includes("//") ? readable.replace(/\/$/, "") : readable;
  return [mended, ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns the address with repeated slashes and backslashes normalised; null if it has none. */
export function normalizeSlashes(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  if (!/\\|\/\//.test(path)) return null;
  return [path.replaceAll("\\", "/").replaceAll(/\/\/+/g, "/"), ...query].join("?");
}
