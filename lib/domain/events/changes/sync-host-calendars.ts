import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Db } from "@/lib/platform/db/client";
import type { EventTarget } from "./event-target";

/** Looks at the calendars of the host, before an event takes another time of theirs. Not in a transaction. */
export const syncHostCalendars = (db: Db, { organization, id, now }: EventTarget) =>
  syncStaleCalendars(db, organization, { event: id }, now);
