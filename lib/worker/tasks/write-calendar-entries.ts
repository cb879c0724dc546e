import { ProviderError } from "@/lib/domain/calendars/provider-error";
import type { WRITE_CALENDAR_ENTRIES } from "@/lib/domain/calendars/tasks";
import {
  recordWriteFailure,
  recordWriteSuccess,
} from "@/lib/domain/events/calendar-entries/record-write-result";
import { writeCalendarEntriesSafely } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

const WRITE_TIMEOUT_MS = 60_000;

/** The number of errors that is no coincidence: between the first and the third attempt are some seconds. */
const ATTEMPTS_BEFORE_TELLING = 3;

/** The queue retries it with growing delays for some days. After repeated errors the calendar's owner is notified. */
export async function writeCalendarEntriesTask(
  payload: PayloadOf<typeof WRITE_CALENDAR_ENTRIES>,
  { db, now, signal, attempt }: JobRun,
) {
  const outcomes = await writeCalendarEntriesSafely(
    db,
    payload,
    createNetworkDeadline(WRITE_TIMEOUT_MS, signal),
  );
  for (const { error, calendar, subcalendar } of outcomes) {
    const target = { organization: payload.organization, calendar, subcalendar };
    const isRejected = error instanceof ProviderError && error.reason !== "busy";
    if (error === null) await recordWriteSuccess(db, target);
    else if (isRejected && attempt >= ATTEMPTS_BEFORE_TELLING)
      await recordWriteFailure(db, target, error, now);
  }
  const failed = outcomes.find(({ error }) => error !== null);
  if (failed) throw failed.error;
}
