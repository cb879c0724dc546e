/** What is typed, as a pattern that means just that. */
export const escapePattern = (search: string): string => search.trim().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
