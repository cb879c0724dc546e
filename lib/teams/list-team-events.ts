import type { Db } from "@/lib/db/client";
import type { EventListQuery } from "@/lib/events/event-filters";
import { listEvents } from "@/lib/events/list-events";
import { jsonList, reply } from "@/lib/http/reply";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { findTeam } from "./queries";
import { membersOf } from "./serialize";

/** What the team's present members created or are invited to, newest first. */
export async function listTeamEvents(
  db: Db,
  organization: OrganizationId,
  id: string,
  query: EventListQuery,
  now: Instant,
  url: URL,
) {
  const members = membersOf(await findTeam(db, organization, id));
  if (members.length === 0) return reply(jsonList([]));
  return listEvents(db, organization, { ...query, involved_users: members }, now, url);
}
