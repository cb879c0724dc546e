import type { JobHelpers } from "graphile-worker";
import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import type { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { revokeVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/revoke-video-access";
import { getDatabase } from "@/lib/platform/db/client";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const END_ACCESS_TIMEOUT_MS = 60_000;

/** The queue retries it with growing delays for some days. */
export function revokeAccessTask(payload: PayloadOf<typeof REVOKE_ACCESS>, { abortSignal }: JobHelpers) {
  return revokeProviderAccess(
    getDatabase(),
    payload,
    createNetworkDeadline(END_ACCESS_TIMEOUT_MS, abortSignal),
    revokeVideoAccess(getDatabase()),
  );
}
