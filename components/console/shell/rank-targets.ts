import { foldText } from "@/lib/platform/i18n/fold-text";
import type { Target } from "./target";

/** Those in which every word occurs, whatever its case and accents; names that begin so come first, then those that say most of it. */
export function rankTargets(targets: readonly Target[], words: string): Target[] {
  const folded = foldText(words).trim();
  const parts = folded.split(/\s+/).filter(Boolean);
  const ranked = targets.flatMap((target) => {
    const label = foldText(target.label);
    const text = `${label} ${foldText(target.also ?? "")}`;
    if (!parts.every((part) => text.includes(part))) return [];
    const isBeginning = label.startsWith(folded);
    return { target, rank: isBeginning ? 0 : 1 + parts.filter((part) => !label.includes(part)).length };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ target }) => target);
}
