const MAX_CHARACTERS = 200;

/** Longer parts of a path are identifiers or texts rather than names of pages. */
const MAX_SEGMENT_CHARACTERS = 40;

/**
 * Returns the site that has a link: origin and path, without a query. The path ends before the first part that may name a person or
 * be a secret. Null for a page of our own, and for what is no site.
 */
export function toLinkingSite(referrer: string, ownHosts: readonly string[]): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, host, origin, pathname } = new URL(referrer);
  if ((protocol !== "https:" && protocol !== "http:") || ownHosts.includes(host)) return null;
  const segments = pathname.split("/").slice(1);
  const end = segments.findIndex(isPrivate);
  const path = (end === -1 ? segments : segments.slice(0, end)).filter(Boolean).join("/");
  const site = path === "" ? origin : `${origin}/${path}`;
  return site.length <= MAX_CHARACTERS ? site : origin.length <= MAX_CHARACTERS ? origin : null;
}

const isPrivate = (segment: string) =>
  segment.length > MAX_SEGMENT_CHARACTERS || /@|%40|\d{6}/i.test(segment);
