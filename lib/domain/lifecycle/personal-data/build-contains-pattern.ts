/** Builds a pattern for LIKE and ILIKE that matches any text with this part. */
export const buildContainsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
