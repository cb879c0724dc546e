/** The page size of the list from A to Z. */
export const LOCATIONS_PER_PAGE = 50;
