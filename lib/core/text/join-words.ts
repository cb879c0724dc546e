const NO_BREAK_SPACE = "\u00a0";

/** Replaces the spaces of a text, so that a line breaks only after a dash. */
export const joinWords = (text: string): string => text.replaceAll(" ", NO_BREAK_SPACE);
