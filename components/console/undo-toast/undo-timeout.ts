/** The time in which a toast offers the undo. */
export const UNDO_TIMEOUT_MS = 8000;
