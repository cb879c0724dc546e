import type { Db } from "@/lib/db/client";
import { ApiProblem } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { readCalendar } from "./queries";
import { syncCalendar } from "./sync-calendar";

const LIMIT = 30_000; // milliseconds

/** Reads a calendar while the client waits. */
export async function syncNow(
  db: Db,
  organization: OrganizationId,
  { user_id: userId, calendar_id: id }: { user_id: string; calendar_id: string },
  now: Instant,
): Promise<void> {
  await readCalendar(db, organization, userId, id);
  const signal = AbortSignal.timeout(LIMIT);
  const outcome = await syncCalendar(db, id, { signal, now }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return "unreachable" as const;
  });
  if (outcome === "unknown")
    throw new ApiProblem("conflict", "The calendar's credentials cannot be opened: connect it again.");
  if (outcome === "unreachable")
    throw new ApiProblem("unavailable", "The calendar's server did not answer as it should.", {
      headers: { "retry-after": "60" },
    });
}
