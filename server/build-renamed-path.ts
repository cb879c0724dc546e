import type { RenamedSlug } from "@/lib/platform/work/work-context";

/** Which segment of a path is a name of this kind. */
const PLACES = {
  nickname: /^(\/)([^/]+?)(\.md$|\/.*$|$)/,
  locator: /^(\/locators\/)([^/]+)(\/.*$|$)/,
  form: /^(\/forms\/)([^/]+)(\/.*$|$)/,
  type: /^(\/[^/]+\/types\/)([^/]+)(\/.*$|$)/,
} as const;

/** The address with the name of today in it, and all else as it was; null where the old one is not what it names. */
export function buildRenamedPath(url: string, { kind, from, to }: RenamedSlug): string | null {
  const [path = "", ...query] = url.split("?");
  const [, before, name = "", after] = PLACES[kind].exec(path) ?? [];
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
