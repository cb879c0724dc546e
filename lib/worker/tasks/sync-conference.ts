import type { SYNC_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { syncConference } from "@/lib/domain/events/event-conferences/sync-conference";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

const FOLLOW_TIMEOUT_MS = 60_000;

export function syncConferenceTask(payload: PayloadOf<typeof SYNC_CONFERENCE>, { db, now, signal }: JobRun) {
  return syncConference(db, payload, createNetworkDeadline(FOLLOW_TIMEOUT_MS, signal), now);
}
