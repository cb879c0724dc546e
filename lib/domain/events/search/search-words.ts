import { foldText } from "@/lib/platform/i18n/fold-text";

const MAX_WORDS = 8;

/** Shorter ones have no three letters by which an index could find them within a word. */
const MIN_WITHIN_WORD = 3;

/** The words that are looked for, as patterns of LIKE over folded text: short ones at the beginning of words. */
export function toSearchPatterns(search: string): string[] {
  const words = [...new Set(foldText(search).trim().split(/\s+/).filter(Boolean))];
  const telling = words.filter((word) => !/^[!-/:-@[-`{-~]+$/.test(word)); // no dash between two words
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS).map((word) => {
    const literal = word.replace(/[\\%_]/g, "\\$&");
    return [...word].length < MIN_WITHIN_WORD ? `% ${literal}%` : `%${literal}%`;
  });
}
