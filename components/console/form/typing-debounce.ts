/** The pause after which typing counts as finished. */
export const TYPING_DEBOUNCE_MS = 400;
