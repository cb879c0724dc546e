import type { JobHelpers } from "graphile-worker";
import type { SYNC_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { syncConference } from "@/lib/domain/events/event-conferences/sync-conference";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const FOLLOW_TIMEOUT_MS = 60_000;

export function syncConferenceTask(payload: PayloadOf<typeof SYNC_CONFERENCE>, { abortSignal }: JobHelpers) {
  return syncConference(
    getDatabase(),
    payload,
    createNetworkDeadline(FOLLOW_TIMEOUT_MS, abortSignal),
    readClock(),
  );
}
