import { enqueueSync } from "@/lib/domain/calendars/sync/enqueue-sync";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/sync/watch-calendar";
import type { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { syncPermits } from "@/lib/worker/sync-concurrency";
import type { JobRun } from "../run-job";

const SYNC_TIMEOUT_MS = 10 * 60_000;
const RETRY_DELAY_MS = 1000;

/** Errors of the provider are retried by the calendar's own schedule, not by the queue. */
export async function syncCalendarTask(
  payload: PayloadOf<typeof SYNC_CALENDAR>,
  { db, now, signal: stop }: JobRun,
): Promise<void> {
  const releasePermit = syncPermits.acquire(payload.organization);
  if (!releasePermit) {
    // Several were started at once, before the first of them was counted.
    await enqueueSync(db, [payload], new Date(Date.now() + RETRY_DELAY_MS));
    return;
  }
  const signal = createNetworkDeadline(SYNC_TIMEOUT_MS, stop);
  try {
    const outcome = await syncCalendar(db, payload, { signal, now });
    if (outcome === "synced") await watchCalendar(db, payload, { signal, now });
  } finally {
    releasePermit();
  }
}
