import type { JobHelpers } from "graphile-worker";
import type { FOLLOW_CALENDAR } from "@/lib/domain/calendars/tasks";
import { followEntry } from "@/lib/domain/events/calendar-changes/follow-entry";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const LOOK_TIMEOUT_MS = 60_000;

/** Tried again by the queue, ever later, for some days. */
export function followCalendar(payload: PayloadOf<typeof FOLLOW_CALENDAR>, { abortSignal }: JobHelpers) {
  return followEntry(database(), payload, {
    signal: networkDeadline(LOOK_TIMEOUT_MS, abortSignal),
    now: readClock(),
  });
}
