import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { listWorkspaceMembers } from "@/lib/domain/messaging/slack/queries";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** A channel, or a person of the workspace. */
export interface SlackTarget {
  /** Slack's id. */
  target: string;
  /** The user who gets a direct message; null: a channel. */
  user: string | null;
}

interface ChannelRow {
  channel: string;
  rank: number;
}

/** The channels of the page, of its team or else the host's teams, and of the organisation, with their rank. */
const CHANNELS = definePreparedStatement<ChannelRow>(`
  SELECT c.channel_id AS channel, CASE c.purpose WHEN 'page' THEN 1 WHEN 'team' THEN 2 ELSE 3 END AS rank
    FROM slack_channels c LEFT JOIN bookpages b ON b.organization_id = $1 AND b.id = $2
   WHERE c.organization_id = $1
     AND CASE c.purpose
           WHEN 'organization' THEN true
           WHEN 'page' THEN c.bookpage_id = $2
           WHEN 'team' THEN coalesce(b.team_id = c.team_id, EXISTS (
             SELECT FROM team_members m
              WHERE m.organization_id = $1 AND m.team_id = c.team_id AND m.user_id = $3 AND m.member))
           ELSE false END`);

/** Lists the channel of the meeting's page, else those of its team or the host's teams, else the organisation's. */
export async function listSlackChannels(
  db: Db,
  organization: OrganizationId,
  { bookpageId, createdByUserId }: Pick<EventVisitor["event"], "bookpageId" | "createdByUserId">,
): Promise<string[]> {
  const channels = await executeSql(db, CHANNELS, [organization, bookpageId, createdByUserId]);
  const best = Math.min(...channels.map(({ rank }) => rank));
  return [...new Set(channels.filter(({ rank }) => rank === best).map(({ channel }) => channel))];
}

/**
 * Lists where messages about a meeting go: to the channel of its page, else to those of its team or the host's teams,
 * else to the organisation's; and to its hosts who want direct messages. Meetings that users plan themselves are in no
 * channel.
 */
export async function listSlackTargets(
  db: Db,
  organization: OrganizationId,
  event: EventVisitor["event"],
): Promise<SlackTarget[]> {
  const channels = event.bookpage ? await listSlackChannels(db, organization, event) : [];
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const hosts = event.invitees
    .filter((one) => (one.isOrganizer || one.host) && !one.hasLeft && !declined.has(one.id))
    .flatMap(({ userId }) => userId ?? []);
  const members = await listWorkspaceMembers(db, organization, [...new Set(hosts)]);
  return [
    ...channels.map((target) => ({ target, user: null })),
    ...members.filter(({ direct }) => direct).map(({ slackUser, user }) => ({ target: slackUser, user })),
  ];
}
