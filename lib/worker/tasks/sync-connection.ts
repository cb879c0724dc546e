import { syncCalendarConnection } from "@/lib/domain/calendars/company-calendars/sync-calendar-connection";
import type { SYNC_CONNECTION } from "@/lib/domain/calendars/company-calendars/tasks";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

const FOLLOW_TIMEOUT_MS = 10 * 60_000;

/** Errors of the provider are recorded with the user and retried by the schedule. */
export async function syncConnectionTask(
  payload: PayloadOf<typeof SYNC_CONNECTION>,
  { db, now, signal }: JobRun,
): Promise<void> {
  await syncCalendarConnection(db, payload, {
    signal: createNetworkDeadline(FOLLOW_TIMEOUT_MS, signal),
    now,
  });
}
