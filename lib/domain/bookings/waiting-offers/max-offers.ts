/** An entry gets no offer after this many unused ones. */
export const MAX_OFFERS = 5;
