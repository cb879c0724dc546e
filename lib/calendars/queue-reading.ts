import type { Db } from "@/lib/db/client";
import { addJobs } from "@/lib/jobs/add-job";
import type { TaskPayloads } from "@/lib/jobs/payloads";

/** Has calendars read by a job each; one that waits for its reading already is not read twice. */
export const queueReading = (db: Db, calendars: readonly TaskPayloads["sync_calendar"][]) =>
  addJobs(
    db,
    "sync_calendar",
    calendars.map((payload) => ({ payload, key: `sync_calendar/${payload.calendar}` })),
  );
