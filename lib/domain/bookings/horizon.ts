/** Number of days ahead that a booker can see. */
export const HORIZON_DAYS = 366;
