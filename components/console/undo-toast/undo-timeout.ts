/** So long something can be taken back from the toast that tells of it. */
export const UNDO_TIMEOUT_MS = 8000;
