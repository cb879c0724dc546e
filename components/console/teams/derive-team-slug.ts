const MAX_CHARACTERS = 50;

/** The shortest slug of a page. */
const MIN_CHARACTERS = 2;

/** Proposes a page link from a team's name; empty if the name has too few Latin letters for one. */
export function deriveTeamSlug(name: string): string {
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
