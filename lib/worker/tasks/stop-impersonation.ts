import { expireImpersonation } from "@/lib/domain/auth/impersonation/stop-impersonation";
import type { STOP_IMPERSONATION } from "@/lib/domain/auth/impersonation/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export async function stopImpersonationTask({ organization, session }: PayloadOf<typeof STOP_IMPERSONATION>) {
  await expireImpersonation(getDatabase(), asOrganizationId(organization), session, readClock());
}
