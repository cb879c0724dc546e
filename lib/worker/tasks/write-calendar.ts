import type { JobHelpers } from "graphile-worker";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { WRITE_CALENDAR } from "@/lib/domain/calendars/tasks";
import { recordRefusedWriting, recordWriting } from "@/lib/domain/events/calendar-entries/record-writing";
import { tryCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const WRITE_TIMEOUT_MS = 60_000;

/** Refused so often, it is not by chance: between the first and the third attempt lie some seconds. */
const ATTEMPTS_BEFORE_TELLING = 3;

/** Tried again by the queue, ever later, for some days. What is refused again and again, its owner hears of. */
export async function writeCalendar(
  payload: PayloadOf<typeof WRITE_CALENDAR>,
  { abortSignal, job }: Pick<JobHelpers, "abortSignal" | "job">,
) {
  const outcomes = await tryCalendarEntries(
    database(),
    payload,
    networkDeadline(WRITE_TIMEOUT_MS, abortSignal),
  );
  for (const { error, calendar, subcalendar } of outcomes) {
    const place = { organization: payload.organization, calendar, subcalendar };
    const isRefused = error instanceof ProviderRefusal && error.reason !== "busy";
    if (error === null) await recordWriting(database(), place);
    else if (isRefused && job.attempts >= ATTEMPTS_BEFORE_TELLING)
      await recordRefusedWriting(database(), place, error, readClock());
  }
  const failed = outcomes.find(({ error }) => error !== null);
  if (failed) throw failed.error;
}
