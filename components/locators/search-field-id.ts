/** The field in which visitors search for a place. */
export const SEARCH_FIELD_ID = "place-search";
