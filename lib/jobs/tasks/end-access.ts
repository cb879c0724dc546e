import type { JobHelpers } from "graphile-worker";
import { giveBackAccess } from "@/lib/calendars/give-back-access";
import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";

const LIMIT = 60_000; // milliseconds

/** Tried again by the queue, ever later, for some days. */
export function endAccessTask({ access }: TaskPayloads["end_access"], { abortSignal }: JobHelpers) {
  const signals = [AbortSignal.timeout(LIMIT), ...(abortSignal ? [abortSignal] : [])];
  return giveBackAccess(database(), access, AbortSignal.any(signals));
}
