import type { EventRow } from "@/lib/domain/events/event-rows";
import { event } from "@/lib/domain/events/schema";
import { serializeEvent } from "@/lib/domain/events/serialize";
import type { WebhookAction } from "@/lib/domain/messaging/webhooks/actions";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getEncoder } from "@/lib/platform/http/encoder";
import { describeChange } from "./describe-change";

export const encodeEvent = (row: EventRow) => getEncoder(event)(serializeEvent(row));

/** Emits the webhooks of an event, if there are subscribers, with the event as the API returns it. */
export function emitEventWebhooks(
  tx: Db,
  organization: OrganizationId,
  eventId: string,
  actions: readonly WebhookAction[],
  read: () => EventRow | Promise<EventRow>,
  before: EventRow | null = null,
): Promise<void> {
  const about = async () => {
    const row = await read();
    const [resource, was] = [encodeEvent(row), before && encodeEvent(before)];
    return {
      user: resource.created_by.user,
      resource,
      of: { page: row.bookpageId, type: row.appointmentTypeId, team: row.teamId },
      occurredAt: was ? row.updatedAt : row.createdAt,
      ...(was && before && describeChange({ row: before, event: was }, { row, event: resource })),
    };
  };
  return emitWebhookActions(tx, { organization, actions, event: eventId, about });
}
