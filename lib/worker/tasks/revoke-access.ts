import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import type { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { revokeVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/revoke-video-access";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

const END_ACCESS_TIMEOUT_MS = 60_000;

/** The queue retries it with growing delays for some days. */
export function revokeAccessTask(payload: PayloadOf<typeof REVOKE_ACCESS>, { db, signal }: JobRun) {
  return revokeProviderAccess(
    db,
    payload,
    createNetworkDeadline(END_ACCESS_TIMEOUT_MS, signal),
    revokeVideoAccess(db),
  );
}
