/** Age after which a calendar counts as stale; syncs are minutes apart. */
export const STALE_AFTER_MINUTES = 60;
