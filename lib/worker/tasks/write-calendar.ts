import type { JobHelpers } from "graphile-worker";
import { writeCalendarEntries } from "@/lib/domain/calendar-entries/write-calendar-entries";
import type { WRITE_CALENDAR } from "@/lib/domain/calendars/tasks";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

const WRITE_TIMEOUT_MS = 60_000;

/** Tried again by the queue, ever later, for some days. */
export function writeCalendar(payload: PayloadOf<typeof WRITE_CALENDAR>, { abortSignal }: JobHelpers) {
  const signals = [AbortSignal.timeout(WRITE_TIMEOUT_MS), ...(abortSignal ? [abortSignal] : [])];
  return writeCalendarEntries(database(), payload, AbortSignal.any(signals));
}
