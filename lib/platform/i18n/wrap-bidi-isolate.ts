import { getTextDirection, type Language } from "./languages";

/** Directional isolates: what stands between them runs by its own first letter. */
export const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

const RUNS_LEFT_PATTERN = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Words of strangers within a sentence of ours, for `Sentence` to draw (decision 132). Nothing is added where all of it
 * runs to the right.
 */
export const wrapBidiIsolate = (lang: Language, words: string): string =>
  getTextDirection(lang) === "ltr" && !RUNS_LEFT_PATTERN.test(words)
    ? words
    : `${FIRST_STRONG_ISOLATE}${words.replaceAll(POP_ISOLATE, "")}${POP_ISOLATE}`;
