/** Whoever lets so many offers go by is asked no more. */
export const MAX_OFFERS = 5;
