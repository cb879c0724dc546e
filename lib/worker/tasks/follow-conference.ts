import type { JobHelpers } from "graphile-worker";
import type { FOLLOW_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { followConference } from "@/lib/domain/events/event-conferences/follow-conference";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const FOLLOW_TIMEOUT_MS = 60_000;

export function followConferenceTask(
  payload: PayloadOf<typeof FOLLOW_CONFERENCE>,
  { abortSignal }: JobHelpers,
) {
  return followConference(database(), payload, networkDeadline(FOLLOW_TIMEOUT_MS, abortSignal), readClock());
}
