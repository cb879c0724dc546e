/** How many days ahead a booker can look. */
export const HORIZON_DAYS = 366;
