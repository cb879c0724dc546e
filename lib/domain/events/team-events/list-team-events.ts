import type { Instant } from "@/lib/core/time/instant";
import { buildJsonList, createReply } from "@/lib/domain/contracts/reply";
import type { EventListQuery } from "@/lib/domain/events/lists/event-filters";
import { listEvents } from "@/lib/domain/events/lists/list-events";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Lists events that present members of the team created or are invited to, newest first. */
export async function listTeamEvents(
  db: Db,
  organization: OrganizationId,
  id: string,
  query: EventListQuery,
  now: Instant,
  url: URL,
) {
  const members = listMembers(await getTeamRow(db, organization, id));
  if (members.length === 0) return createReply(buildJsonList([]));
  return listEvents(db, organization, { ...query, involved_users: members }, { now, url, reader: null });
}
