import type { Instant } from "@/lib/core/time/instant";
import { getCalendar } from "@/lib/domain/calendars/queries";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import { syncCalendar } from "./sync-calendar";

const SYNC_TIMEOUT_MS = 30_000;

/** Syncs a calendar while the client waits. */
export async function syncCalendarNow(
  db: Db,
  organization: OrganizationId,
  { user_id: userId, calendar_id: id }: { user_id: string; calendar_id: string },
  now: Instant,
): Promise<void> {
  await getCalendar(db, organization, userId, id);
  const signal = createNetworkDeadline(SYNC_TIMEOUT_MS);
  const outcome = await syncCalendar(db, { organization, calendar: id }, { signal, now }).catch(
    (error: unknown) => {
      if (!signal.aborted) throw error;
      return "unreachable" as const;
    },
  );
  if (outcome === "unknown")
    throw new ApiProblem("conflict", "The calendar's credentials cannot be opened: connect it again.", {
      reason: "reconnect",
    });
  if (outcome === "unreachable")
    throw new ApiProblem("unavailable", "The calendar's server did not answer as it should.", {
      reason: "server_silent",
      headers: { "retry-after": "60" },
    });
}
