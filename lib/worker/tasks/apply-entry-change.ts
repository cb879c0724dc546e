import type { CHECK_CALENDAR_ENTRY } from "@/lib/domain/calendars/tasks";
import { applyEntryChange } from "@/lib/domain/events/calendar-changes/apply-entry-change";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

const LOOK_TIMEOUT_MS = 60_000;

/** The queue retries it with growing delays for some days. */
export function applyEntryChangeTask(
  payload: PayloadOf<typeof CHECK_CALENDAR_ENTRY>,
  { db, now, signal }: JobRun,
) {
  return applyEntryChange(db, payload, {
    signal: createNetworkDeadline(LOOK_TIMEOUT_MS, signal),
    now,
  });
}
