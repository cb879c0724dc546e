import { foldText } from "@/lib/platform/i18n/fold-text";
import type { PaletteTarget } from "./palette-target";

/** Shorter words would match inside many others, as in the search for meetings. */
const MIN_SUBSTRING_LENGTH = 3;

const hasWord = (text: string, part: string): boolean =>
  part.length < MIN_SUBSTRING_LENGTH ? ` ${text}`.includes(` ${part}`) : text.includes(part);

/**
 * Finds targets that contain every word, without regard to case and accents; names that begin with it come first,
 * then the closest matches.
 */
export function searchTargets(targets: readonly PaletteTarget[], words: string): PaletteTarget[] {
  const folded = foldText(words).trim();
  const parts = folded.split(/\s+/).filter(Boolean);
  const ranked = targets.flatMap((target) => {
    const label = foldText(target.label);
    const text = `${label} ${foldText(target.also ?? "")}`;
    if (!parts.every((part) => hasWord(text, part))) return [];
    const isBeginning = label.startsWith(folded);
    return { target, rank: isBeginning ? 0 : 1 + parts.filter((part) => !hasWord(label, part)).length };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ target }) => target);
}
