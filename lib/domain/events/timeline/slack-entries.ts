import type { SlackMessageState } from "@/lib/domain/messaging/slack/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { EMPTY_ENTRY } from "./empty-entry";
import type { TimelineEntry } from "./timeline-schema";

interface SlackRow {
  at: Date;
  state: SlackMessageState;
  error: string | null;
  channel: string | null;
  name: string | null;
}

const MAX_MESSAGES = 100;

const MESSAGES = definePreparedStatement<SlackRow>(`
  SELECT m.created_at AS at, m.state, m.error,
         (SELECT c.channel_name FROM slack_channels c
           WHERE c.organization_id = $1 AND c.channel_id = m.target LIMIT 1) AS channel,
         coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name
    FROM slack_messages m
    LEFT JOIN users u ON u.organization_id = $1 AND u.id = m.user_id
   WHERE m.organization_id = $1 AND m.event_id = $2 AND m.kind <> 'step' ORDER BY m.id LIMIT ${MAX_MESSAGES}`);

/** Lists the messages at Slack about a meeting, without those of workflows. */
export async function listSlackEntries(
  db: Db,
  organization: OrganizationId,
  event: string,
): Promise<TimelineEntry[]> {
  const rows = await executeSql(db, MESSAGES, [organization, event]);
  return rows.map(({ at, state, error, channel, name }) => ({
    ...EMPTY_ENTRY,
    at,
    kind: "slack" as const,
    people: name === null ? [] : [name],
    slack: { channel, state, error },
  }));
}
