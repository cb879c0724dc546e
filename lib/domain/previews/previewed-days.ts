/** How far a preview looks, today counted. */
export const PREVIEWED_DAYS = 28;
