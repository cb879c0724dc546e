import type { Instant } from "@/lib/core/time/instant";
import { FOLLOW_CONFERENCE } from "@/lib/domain/conferences/tasks";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";

const REQUEST_AGAIN = statement<{ event: string }>(`
  UPDATE conferences c SET state = 'late', reason = NULL, tries = c.tries + 1, requested_at = $4, ended_at = NULL
    FROM events e
   WHERE c.organization_id = $1 AND c.user_id = $2 AND c.provider = ANY ($3) AND c.state = 'failed'
     AND e.organization_id = $1 AND e.id = c.event_id AND e.ends_at > $4 AND e.cancelled_at IS NULL
  RETURNING c.event_id AS event`);

/** Has the rooms made that could not be, of meetings to come: their host has connected what makes them. */
export async function askAgain(
  tx: Db,
  organization: OrganizationId,
  { user, providers }: { user: string; providers: readonly string[] },
  now: Instant,
): Promise<void> {
  const failed = await sql(tx, REQUEST_AGAIN, [organization, user, providers, new Date(now)]);
  await addJobs(
    tx,
    FOLLOW_CONFERENCE,
    failed.map(({ event }) => ({
      payload: { organization, event },
      key: `follow_conference/${event}`,
    })),
  );
}
