import type { JobHelpers } from "graphile-worker";
import { instant } from "@/lib/core/time/instant";
import { syncCalendar } from "@/lib/domain/calendars/reading/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/reading/watch-calendar";
import type { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

const SYNC_TIMEOUT_MS = 10 * 60_000;

/** What the provider refuses is tried again by the calendar's own clock, not by the queue's. */
export async function syncCalendarTask(
  { calendar }: PayloadOf<typeof SYNC_CALENDAR>,
  { abortSignal }: JobHelpers,
): Promise<void> {
  const signals = [AbortSignal.timeout(SYNC_TIMEOUT_MS), ...(abortSignal ? [abortSignal] : [])];
  const signal = AbortSignal.any(signals);
  const now = instant(Date.now());
  const outcome = await syncCalendar(database(), calendar, { signal, now });
  if (outcome === "synced") await watchCalendar(database(), calendar, { signal, now });
}
