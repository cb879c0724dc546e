/** How far ahead a booker may look. */
export const HORIZON_DAYS = 366;
