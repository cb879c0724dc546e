/** Where the words of a search may stand. */
export const SEARCH_FIELDS = ["title", "guests", "hosts", "places"] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];
