const MAX_PATH_CHARACTERS = 2048;

/** A placeholder for our own host: a path that resolves elsewhere leaves the site. */
const OWN_ORIGIN = "http://here.invalid";

/** Returns a local path to open after sign-in, or null for anything else, such as `//evil.example` or `javascript:`. */
export function parseLocalPath(text: string | null | undefined): string | null {
  if (!text?.startsWith("/") || text.length > MAX_PATH_CHARACTERS || !URL.canParse(text, OWN_ORIGIN))
    return null;
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  // A path may still begin with two slashes: `/.//evil.example`.
  return origin === OWN_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : null;
}
