import type { JobHelpers } from "graphile-worker";
import type { CHECK_CALENDAR_ENTRY } from "@/lib/domain/calendars/tasks";
import { applyEntryChange } from "@/lib/domain/events/calendar-changes/apply-entry-change";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const LOOK_TIMEOUT_MS = 60_000;

/** The queue retries it with growing delays for some days. */
export function applyEntryChangeTask(
  payload: PayloadOf<typeof CHECK_CALENDAR_ENTRY>,
  { abortSignal }: JobHelpers,
) {
  return applyEntryChange(getDatabase(), payload, {
    signal: createNetworkDeadline(LOOK_TIMEOUT_MS, abortSignal),
    now: readClock(),
  });
}
