import { STALE_AFTER_MINUTES } from "./options";

/** Condition for calendar `c` with its sync state `y`: the last sync, or else the connection, is too old. */
export const IS_STALE = `coalesce(y.synced_at, c.created_at) < now() - interval '${STALE_AFTER_MINUTES} minutes'`;
