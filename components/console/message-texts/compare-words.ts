/** A run of a comparison: in both texts, only in the first, or only in the second. */
export interface DiffRun {
  kind: "same" | "removed" | "added";
  text: string;
}

const splitWords = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The most words that are compared one by one. */
const MAX_WORDS = 600;

/** Compares two texts by words, by their longest common subsequence. */
export function compareWords(before: string, after: string): DiffRun[] {
  const [first, second] = [splitWords(before), splitWords(after)];
  if (first.length > MAX_WORDS || second.length > MAX_WORDS)
    return before === after
      ? [{ kind: "same", text: before }]
      : buildRuns([
          ["removed", before],
          ["added", after],
        ]);
  const lengths = measureCommon(first, second);
  const steps: [DiffRun["kind"], string][] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [old, now] = [first[i], second[j]];
    if (old !== undefined && old === now) {
      steps.push(["same", old]);
      i++;
      j++;
    } else if (
      now === undefined ||
      (old !== undefined && getLength(lengths, i + 1, j) >= getLength(lengths, i, j + 1))
    ) {
      steps.push(["removed", old ?? ""]);
      i++;
    } else {
      steps.push(["added", now]);
      j++;
    }
  }
  return buildRuns(steps);
}

const getLength = (lengths: readonly number[][], i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** The length of the longest common subsequence from each pair of positions on. */
function measureCommon(first: readonly string[], second: readonly string[]): number[][] {
  const lengths = Array.from({ length: first.length + 1 }, () =>
    new Array<number>(second.length + 1).fill(0),
  );
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        first[i] === second[j]
          ? getLength(lengths, i + 1, j + 1) + 1
          : Math.max(getLength(lengths, i + 1, j), getLength(lengths, i, j + 1));
    }
  return lengths;
}

/** Joins neighbours of one kind. */
function buildRuns(steps: readonly [DiffRun["kind"], string][]): DiffRun[] {
  const runs: DiffRun[] = [];
  for (const [kind, text] of steps) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
