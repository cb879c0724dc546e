import { STALE_AFTER_MINUTES } from "./stale-after";

/** Of the calendar `c` with its clock `y`: connected, or read, too long ago. */
export const IS_STALE = `coalesce(y.synced_at, c.created_at) < now() - interval '${STALE_AFTER_MINUTES} minutes'`;
