/** The most typing errors between two names; fewer for short ones. */
const MAX_SLIPS = 2;

/**
 * Returns the name that was probably meant: one that contains the other (`bookpage` for `page`), or one within a few
 * typing errors.
 */
export function findSimilarKey(sent: string, known: readonly string[]): string | null {
  const normalized = normalizeKey(sent);
  const ranked = known
    .map((name) => ({ name, slips: countEdits(normalized, normalizeKey(name)) }))
    .filter(
      ({ name, slips }) =>
        slips <= getMaxEdits(normalized, normalizeKey(name)) || isKeyPart(normalized, normalizeKey(name)),
    )
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.name ?? null;
}

/** Treats `startTime`, `start-time` and `start_time` as one name. */
const normalizeKey = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const getMaxEdits = (a: string, b: string) =>
  Math.min(MAX_SLIPS, Math.floor(Math.min(a.length, b.length) / 2.5));

/** Two-letter words are excluded, because too many names contain them. */
const isKeyPart = (a: string, b: string) =>
  Math.min(a.length, b.length) > 2 && (a.includes(b) || b.includes(a));

/** Counts insertions, deletions and substitutions (Levenshtein distance). */
function countEdits(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= b.length; at++) {
      const exchanged = (above[at - 1] as number) + (letter === b[at - 1] ? 0 : 1);
      line.push(Math.min(exchanged, (above[at] as number) + 1, (line[at - 1] as number) + 1));
    }
    above = line;
  }
  return above[b.length] as number;
}
