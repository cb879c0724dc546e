/** Slips of the fingers that may lie between two names; of short ones fewer. */
const MAX_SLIPS = 2;

/** The name that was probably meant: one that the other holds (`bookpage` for `page`), or a slip of the fingers away. */
export function findSimilarKey(sent: string, known: readonly string[]): string | null {
  const said = normalizeKey(sent);
  const ranked = known
    .map((name) => ({ name, slips: countEdits(said, normalizeKey(name)) }))
    .filter(
      ({ name, slips }) =>
        slips <= getMaxEdits(said, normalizeKey(name)) || isKeyPart(said, normalizeKey(name)),
    )
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.name ?? null;
}

/** `startTime`, `start-time` and `start_time` are one name. */
const normalizeKey = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const getMaxEdits = (a: string, b: string) =>
  Math.min(MAX_SLIPS, Math.floor(Math.min(a.length, b.length) / 2.5));

/** Words of two letters stand in too many others. */
const isKeyPart = (a: string, b: string) =>
  Math.min(a.length, b.length) > 2 && (a.includes(b) || b.includes(a));

/** How many letters have to be put in, taken out or exchanged (Levenshtein). */
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
