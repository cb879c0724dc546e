import type { JobHelpers } from "graphile-worker";
import { syncCalendarConnection } from "@/lib/domain/calendars/company-calendars/sync-calendar-connection";
import type { SYNC_CONNECTION } from "@/lib/domain/calendars/company-calendars/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const FOLLOW_TIMEOUT_MS = 10 * 60_000;

/** Errors of the provider are recorded with the user and retried by the schedule. */
export async function syncConnectionTask(
  payload: PayloadOf<typeof SYNC_CONNECTION>,
  { abortSignal }: JobHelpers,
): Promise<void> {
  await syncCalendarConnection(getDatabase(), payload, {
    signal: createNetworkDeadline(FOLLOW_TIMEOUT_MS, abortSignal),
    now: readClock(),
  });
}
