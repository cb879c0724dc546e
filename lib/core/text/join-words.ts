const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** Replaces the spaces of a text so that it never wraps. After a dash, a no-break space alone would let it. */
export const joinWords = (text: string): string =>
  text.replaceAll(" ", NO_BREAK_SPACE).replaceAll("–", `–${WORD_JOINER}`);
