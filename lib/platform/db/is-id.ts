/** True if the text has the form of an id. Separate from `generateId`, which browsers cannot load. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
