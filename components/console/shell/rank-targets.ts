import { foldText } from "@/lib/platform/i18n/fold-text";
import type { Target } from "./target";

/** Short ones would be within many words, as in a search for meetings. */
const MIN_WITHIN_WORD = 3;

const occurs = (text: string, part: string): boolean =>
  part.length < MIN_WITHIN_WORD ? ` ${text}`.includes(` ${part}`) : text.includes(part);

/** Those in which every word occurs, whatever its case and accents; names that begin so come first, then those that say most of it. */
export function rankTargets(targets: readonly Target[], words: string): Target[] {
  const folded = foldText(words).trim();
  const parts = folded.split(/\s+/).filter(Boolean);
  const ranked = targets.flatMap((target) => {
    const label = foldText(target.label);
    const text = `${label} ${foldText(target.also ?? "")}`;
    if (!parts.every((part) => occurs(text, part))) return [];
    const isBeginning = label.startsWith(folded);
    return { target, rank: isBeginning ? 0 : 1 + parts.filter((part) => !occurs(label, part)).length };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ target }) => target);
}
