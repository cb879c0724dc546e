/**
 * Replaces line breaks with blanks, and removes characters that change the direction of later text: embeddings,
 * overrides and isolates (U+202A–202E, U+2066–2069). Marks and joiners stay, because names in Arabic, Hebrew or
 * Persian need them.
 */
export const toLine = (text: string): string =>
  text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, " ").replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
