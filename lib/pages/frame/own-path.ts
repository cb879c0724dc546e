const LONGEST = 2048;

/** Stands for whichever host we have: what leaves it leads elsewhere. */
const HERE = "http://here.invalid";

/** Where to go on after signing in: a path of ours, or null for anything else, such as `//evil.example` or `javascript:`. */
export function ownPath(asked: string | null | undefined): string | null {
  if (!asked?.startsWith("/") || asked.length > LONGEST || !URL.canParse(asked, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  // A path may still begin with two slashes: `/.//evil.example`.
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
