import type { RenamedSlug } from "@/lib/platform/work/work-context";

/** The path segment that is a slug of each kind. */
const PATTERNS: Record<string, RegExp> = {
  nickname: /^(\/)([^/]+?)(\.md$|\/.*$|$)/,
  locator: /^(\/locators\/)([^/]+)(\/.*$|$)/,
  form: /^(\/forms\/)([^/]+)(\/.*$|$)/,
  type: /^(\/[^/]+\/types\/)([^/]+)(\/.*$|$)/,
};

/** Returns the address with the current slug; null if the old slug is not in it. */
export function buildRenamedPath(url: string, { kind, from, to }: RenamedSlug): string | null {
  const [path = "", ...query] = url.split("?");
  const [, before, name = "", after] = PATTERNS[kind]?.exec(path) ?? [];
  if (before === undefined || decode(name).toLowerCase() !== from.toLowerCase()) return null;
  return [`${before}${encodeURIComponent(to)}${after}`, ...query].join("?");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
