const MAX_ERROR_CHARACTERS = 500;

/** Cuts the words of another server to what a row stores; PostgreSQL stores no NUL. */
export const toStoredError = (text: string): string =>
  text.replaceAll("\0", "").slice(0, MAX_ERROR_CHARACTERS);
