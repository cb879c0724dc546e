/** What could not be read for so long is out of date; readings are minutes apart. */
export const STALE_AFTER_MINUTES = 60;
