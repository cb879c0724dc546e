/** Whether it looks like an id of ours; apart from what makes them, which browsers cannot. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
