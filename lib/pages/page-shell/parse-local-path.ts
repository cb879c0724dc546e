const MAX_PATH_CHARACTERS = 2048;

/** Stands for whichever host we have: what leaves it leads elsewhere. */
const OWN_ORIGIN = "http://here.invalid";

/** Where to go on after signing in: a path of ours, or null for anything else, such as `//evil.example` or `javascript:`. */
export function parseLocalPath(asked: string | null | undefined): string | null {
  if (!asked?.startsWith("/") || asked.length > MAX_PATH_CHARACTERS || !URL.canParse(asked, OWN_ORIGIN))
    return null;
  const { origin, pathname, search, hash } = new URL(asked, OWN_ORIGIN);
  // A path may still begin with two slashes: `/.//evil.example`.
  return origin === OWN_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : null;
}
