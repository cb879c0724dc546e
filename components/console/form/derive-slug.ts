const MAX_CHARACTERS = 50;

/** The shortest slug. */
const MIN_CHARACTERS = 2;

/** Proposes the last part of a link from a name; empty if the name has too few Latin letters for one. */
export function deriveSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_CHARACTERS)
    .replace(/^-+|-+$/g, "");
  return slug.length < MIN_CHARACTERS ? "" : slug;
}
