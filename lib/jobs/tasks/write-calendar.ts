import type { JobHelpers } from "graphile-worker";
import { writeEntries } from "@/lib/calendars/write-entries";
import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";

const LIMIT = 60_000; // milliseconds

/** Tried again by the queue, ever later, for some days. */
export function writeCalendar(payload: TaskPayloads["write_calendar"], { abortSignal }: JobHelpers) {
  const signals = [AbortSignal.timeout(LIMIT), ...(abortSignal ? [abortSignal] : [])];
  return writeEntries(database(), payload, AbortSignal.any(signals));
}
