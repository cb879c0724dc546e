import type { JobHelpers } from "graphile-worker";
import { queueReading } from "@/lib/domain/calendars/reading/queue-reading";
import { syncCalendar } from "@/lib/domain/calendars/reading/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/reading/watch-calendar";
import type { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { takeReadingTurn } from "@/lib/worker/reading-turns";

const SYNC_TIMEOUT_MS = 10 * 60_000;
const RETRY_DELAY_MS = 1000;

/** What the provider refuses is tried again by the calendar's own clock, not by the queue's. */
export async function syncCalendarTask(
  payload: PayloadOf<typeof SYNC_CALENDAR>,
  { abortSignal }: JobHelpers,
): Promise<void> {
  const endTurn = takeReadingTurn(payload.organization);
  if (!endTurn) {
    // Several were begun at once, before the first of them was counted.
    await queueReading(database(), [payload], new Date(Date.now() + RETRY_DELAY_MS));
    return;
  }
  const signal = networkDeadline(SYNC_TIMEOUT_MS, abortSignal);
  const now = readClock();
  try {
    const outcome = await syncCalendar(database(), payload, { signal, now });
    if (outcome === "synced") await watchCalendar(database(), payload, { signal, now });
  } finally {
    endTurn();
  }
}
