/** Typed text as a regular expression that matches it literally. */
export const escapePattern = (search: string): string => search.trim().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
