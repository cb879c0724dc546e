import type { Db } from "@/lib/db/client";
import { encoderOf } from "@/lib/http/encoder";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Action } from "@/lib/webhooks/actions";
import { fireActions } from "@/lib/webhooks/fire-actions";
import type { EventRow } from "./event-rows";
import { event } from "./schema";
import { serializeEvent } from "./serialize";

/** Tells subscribers, if there are any, what happened to an event, which they get as the API answers it. */
export function tellWebhooks(
  tx: Db,
  organization: OrganizationId,
  eventId: string,
  actions: readonly Action[],
  read: () => EventRow | Promise<EventRow>,
): Promise<void> {
  const about = async () => {
    const resource = encoderOf(event)(serializeEvent(await read()));
    return { user: resource.created_by.user, resource };
  };
  return fireActions(tx, { organization, actions, event: eventId, about });
}
