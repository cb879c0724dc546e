/** What programs call; a slash at its end means nothing. */
const API_PATHS = /^\/(v2|hooks|scim\/v2|mcp|oauth|health|metrics)(\/|$)/;

/**
 * The address of a request as it is routed. An address whose bytes are no text leads nowhere, so that its percent signs
 * stand for themselves; a slash at the end of an API's path is left out, as a redirect would lose what is sent.
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

/** Where an address with several slashes in a row, or with backslashes, leads to; null for any other. */
export function normalizeSlashes(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  if (!/\\|\/\//.test(path)) return null;
  return [path.replaceAll("\\", "/").replaceAll(/\/\/+/g, "/"), ...query].join("?");
}
