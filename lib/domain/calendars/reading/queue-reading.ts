import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Has calendars read by a job each; one that waits for its reading already is not read twice. */
export const queueReading = (db: Db, calendars: readonly PayloadOf<typeof SYNC_CALENDAR>[]) =>
  addJobs(
    db,
    SYNC_CALENDAR,
    calendars.map((payload) => ({ payload, key: `sync_calendar/${payload.calendar}` })),
  );
