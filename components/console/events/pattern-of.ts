/** What is typed, as a pattern that means just that. */
export const patternOf = (search: string): string => search.trim().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
