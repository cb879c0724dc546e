/** For LIKE and ILIKE: whatever has this text in it. */
export const buildContainsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
