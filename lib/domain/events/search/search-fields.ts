/** The parts of an event that a search covers. */
export const SEARCH_FIELDS = ["title", "guests", "hosts", "places"] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];
