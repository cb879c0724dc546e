import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** With the calendar's id: one that waits for its reading already is not read twice. */
export const SYNC_JOB_KEY = "sync_calendar/";
/** With the organisation's id: whose turn a reading takes. */
export const SYNC_JOB_FLAG = "organization/";

/** Has calendars read by a job each, before those that are due by the clock; at once, unless it is said when. */
export const enqueueSync = (db: Db, calendars: readonly PayloadOf<typeof SYNC_CALENDAR>[], runAt?: Date) =>
  addJobs(
    db,
    SYNC_CALENDAR,
    calendars.map((payload) => ({
      payload,
      key: SYNC_JOB_KEY + payload.calendar,
      flags: [SYNC_JOB_FLAG + payload.organization],
      ...(runAt && { runAt }),
    })),
  );
