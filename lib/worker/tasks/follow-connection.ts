import type { JobHelpers } from "graphile-worker";
import { followConnection } from "@/lib/domain/calendars/company-calendars/follow-connection";
import type { FOLLOW_CONNECTION } from "@/lib/domain/calendars/company-calendars/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const FOLLOW_TIMEOUT_MS = 10 * 60_000;

/** What a provider refuses is noted with the person and tried again by the clock. */
export async function followConnectionTask(
  payload: PayloadOf<typeof FOLLOW_CONNECTION>,
  { abortSignal }: JobHelpers,
): Promise<void> {
  await followConnection(database(), payload, {
    signal: networkDeadline(FOLLOW_TIMEOUT_MS, abortSignal),
    now: readClock(),
  });
}
