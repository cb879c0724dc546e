import { foldText } from "@/lib/platform/i18n/fold-text";

const MAX_WORDS = 8;

/** The trigram index needs three letters to find a text within words. */
const MIN_WITHIN_WORD = 3;

/** Converts a search to LIKE patterns over folded text; short words match only at the beginning of words. */
export function toSearchPatterns(search: string): string[] {
  const words = [...new Set(foldText(search).trim().split(/\s+/).filter(Boolean))];
  const relevant = words.filter((word) => !/^[!-/:-@[-`{-~]+$/.test(word)); // ignores a dash between two words
  return (relevant.length > 0 ? relevant : words).slice(0, MAX_WORDS).map((word) => {
    const literal = word.replace(/[\\%_]/g, "\\$&");
    return [...word].length < MIN_WITHIN_WORD ? `% ${literal}%` : `%${literal}%`;
  });
}
