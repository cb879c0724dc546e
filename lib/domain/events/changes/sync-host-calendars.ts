import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Db } from "@/lib/platform/db/client";
import type { EventTarget } from "./event-target";

/** Syncs the host's calendars before an event takes another time. Call it outside of transactions. */
export const syncHostCalendars = (db: Db, { organization, id, now }: EventTarget) =>
  syncStaleCalendars(db, organization, { event: id }, now);
