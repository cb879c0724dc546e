const RESENT_KEY = /^resent\/([^/]+)\//;

/** The prefix of the keys of a mail's copies. */
export const buildResentPrefix = (original: string): string => `resent/${original}/`;

/** Finds the mail of which this one is a copy, by its key; null for a mail that is none. */
export const findResentOriginal = (key: string): string | null => RESENT_KEY.exec(key)?.[1] ?? null;
