/** On one page of the list from A to Z. */
export const PAGE_LOCATIONS = 50;
