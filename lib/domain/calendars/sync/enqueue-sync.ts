import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Prefix of the job key, followed by the calendar's id: a calendar has at most one waiting sync. */
export const SYNC_JOB_KEY = "sync_calendar/";
/** Prefix of the job flag, followed by the organisation's id, which limits concurrent syncs. */
export const SYNC_JOB_FLAG = "organization/";

/**
 * Enqueues a sync for each calendar with a higher priority than scheduled ones, at once unless `runAt` is
 * set.
 */
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
