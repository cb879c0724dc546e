import type { JobHelpers } from "graphile-worker";
import { syncCalendar } from "@/lib/calendars/sync-calendar";
import { watchCalendar } from "@/lib/calendars/watch-calendar";
import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { instant } from "@/lib/time/instant";

const LIMIT = 10 * 60_000; // milliseconds

/** What the provider refuses is tried again by the calendar's own clock, not by the queue's. */
export async function syncCalendarTask(
  { calendar }: TaskPayloads["sync_calendar"],
  { abortSignal }: JobHelpers,
): Promise<void> {
  const signals = [AbortSignal.timeout(LIMIT), ...(abortSignal ? [abortSignal] : [])];
  const signal = AbortSignal.any(signals);
  const now = instant(Date.now());
  const outcome = await syncCalendar(database(), calendar, { signal, now });
  if (outcome === "synced") await watchCalendar(database(), calendar, { signal, now });
}
