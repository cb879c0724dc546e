import type { Instant } from "@/lib/core/time/instant";
import type { MeetingLinkProvider } from "@/lib/domain/conferencing/conferences/options";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { retryConference } from "./retry-conference";

const FAILED = defineStatement<{ id: string }>(`
  SELECT e.id FROM conferences c JOIN events e ON e.organization_id = $1 AND e.id = c.event_id
   WHERE c.organization_id = $1 AND c.user_id = $2 AND c.provider = ANY ($3) AND c.state IN ('failed', 'late')
     AND e.ends_at > $4 AND e.cancelled_at IS NULL
     AND e.conference ->> 'host' = c.user_id AND e.conference ->> 'provider' = c.provider
   ORDER BY e.starts_at, e.id`);

/** Retries missing links of upcoming meetings after their host connected an account. */
export async function retryConferences(
  db: Db,
  organization: OrganizationId,
  { user, providers }: { user: string; providers: readonly MeetingLinkProvider[] },
  now: Instant,
): Promise<void> {
  const events = await executeSql(db, FAILED, [organization, user, providers, new Date(now)]);
  for (const { id } of events) {
    try {
      await retryConference(db, { organization, id, precondition: new Precondition(null), now });
    } catch (error) {
      // The event was cancelled meanwhile, or its link exists.
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    }
  }
}
