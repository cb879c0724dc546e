/** On one page of the list from A to Z. */
export const LOCATIONS_PER_PAGE = 50;
