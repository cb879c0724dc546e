/** Who types nothing for so long has stopped for the moment. */
export const TYPING_DEBOUNCE_MS = 400;
