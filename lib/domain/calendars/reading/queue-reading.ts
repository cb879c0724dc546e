import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** With the calendar's id: one that waits for its reading already is not read twice. */
export const READING_KEY = "sync_calendar/";
/** With the organisation's id: whose turn a reading takes. */
export const READING_FLAG = "organization/";

/** Has calendars read by a job each, before those that are due by the clock; at once, unless it is said when. */
export const queueReading = (db: Db, calendars: readonly PayloadOf<typeof SYNC_CALENDAR>[], runAt?: Date) =>
  addJobs(
    db,
    SYNC_CALENDAR,
    calendars.map((payload) => ({
      payload,
      key: READING_KEY + payload.calendar,
      flags: [READING_FLAG + payload.organization],
      ...(runAt && { runAt }),
    })),
  );
