import { getTextDirection, type Language } from "./languages";

/** Directional isolates: the text between them takes its direction from its first strong letter. */
export const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

const RUNS_LEFT_PATTERN = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Isolates user-supplied text within our sentence, for `Sentence` to render (decision 132). Text that runs left to
 * right everywhere is returned unchanged.
 */
export const wrapBidiIsolate = (lang: Language, words: string): string =>
  getTextDirection(lang) === "ltr" && !RUNS_LEFT_PATTERN.test(words)
    ? words
    : `${FIRST_STRONG_ISOLATE}${words.replaceAll(POP_ISOLATE, "")}${POP_ISOLATE}`;
