import type { Instant } from "@/lib/core/time/instant";
import type { News } from "@/lib/domain/events/changes/news";
import { tellPeople } from "@/lib/domain/events/changes/tell-people";
import { derivePhase } from "@/lib/domain/events/policy";
import { findEvent } from "@/lib/domain/events/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** One piece of news for what has happened to several events of a series, which were changed without a word. */
export async function tellTogether(
  tx: Db,
  organization: OrganizationId,
  ids: readonly string[],
  kind: News["kind"],
  now: Instant,
): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  const event = await findEvent(tx, organization, id);
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const told = {
    id,
    events: ids,
    version: event.v,
    phase: derivePhase(event),
    page: event.bookpageId,
    people: event.invitees.filter((invitee) => !declined.has(invitee.id)),
    now,
  };
  await tellPeople(tx, organization, told, [{ kind }]);
}
