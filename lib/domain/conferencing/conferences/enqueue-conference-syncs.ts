import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { Conference } from "./conference";
import { isMeetingLinkProvider } from "./options";
import { SYNC_CONFERENCE } from "./tasks";

export interface ConferenceChange {
  event: string;
  before: Conference | null;
  after: Conference | null;
}

const REQUEST = defineStatement(`
  INSERT INTO conferences (organization_id, event_id, user_id, provider, requested_at)
  SELECT $1, one.event, one.host, one.provider, $2
    FROM json_to_recordset($3) AS one (event text, host text, provider text)
  ON CONFLICT (organization_id, event_id, user_id, provider) DO UPDATE
     SET state = 'requested', reason = NULL, tries = 0, requested_at = excluded.requested_at, ended_at = NULL`);

/**
 * Enqueues a sync with the provider for events that need one. Call it in the transaction that writes the
 * events.
 */
export async function enqueueConferenceSyncs(
  tx: Db,
  organization: OrganizationId,
  followed: readonly ConferenceChange[],
  now: Instant,
): Promise<void> {
  const concerned = followed.filter(
    ({ before, after }) =>
      (before && isMeetingLinkProvider(before.provider)) || (after && isMeetingLinkProvider(after.provider)),
  );
  const requested = concerned.flatMap(({ event, before, after }) =>
    after &&
    isMeetingLinkProvider(after.provider) &&
    after.host &&
    !isSame(before, after) &&
    isLinkMissing(after)
      ? [{ event, host: after.host, provider: after.provider }]
      : [],
  );
  if (requested.length > 0)
    await executeSql(tx, REQUEST, [organization, new Date(now), JSON.stringify(requested)]);
  await addJobs(
    tx,
    SYNC_CONFERENCE,
    concerned.map(({ event }) => ({
      payload: { organization, event },
      key: `sync_conference/${event}`,
    })),
  );
}

const isSame = (before: Conference | null, after: Conference) =>
  before?.provider === after.provider && before.host === after.host && !before.failed;

const isLinkMissing = ({ url, failed }: Conference) => url === null && !failed;
