import type { Instant } from "@/lib/core/time/instant";
import { enqueueNotifications } from "@/lib/domain/events/changes/enqueue-notifications";
import type { EventNotification } from "@/lib/domain/events/changes/event-notification";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { requireEvent } from "@/lib/domain/events/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Enqueues one notification for changes of several events of a series, which were made quietly. */
export async function enqueueSeriesNotification(
  tx: Db,
  organization: OrganizationId,
  ids: readonly string[],
  kind: EventNotification["kind"],
  now: Instant,
  author?: string,
): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  const event = await requireEvent(tx, organization, id);
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const notified = {
    id,
    events: ids,
    version: event.v,
    phase: deriveEventPhase(event),
    page: event.bookpageId,
    people: event.invitees.filter((invitee) => !declined.has(invitee.id)),
    now,
  };
  await enqueueNotifications(tx, organization, notified, [{ kind, ...(author && { author }) }]);
}
