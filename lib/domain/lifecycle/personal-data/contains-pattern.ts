/** For LIKE and ILIKE: whatever has this text in it. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
