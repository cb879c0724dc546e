import { z } from "zod";
import type { Db } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Action } from "@/lib/webhooks/actions";
import { fireActions } from "@/lib/webhooks/fire-actions";
import { findEvent } from "./queries";
import { event } from "./schema";
import { serializeEvent } from "./serialize";

/** Tells subscribers what happened to an event, which they get as the API answers it at this moment. */
export function tellWebhooks(
  tx: Db,
  organization: OrganizationId,
  eventId: string,
  actions: readonly Action[],
): Promise<void> {
  const about = async () => {
    const resource = z.encode(event, serializeEvent(await findEvent(tx, organization, eventId)));
    return { user: resource.created_by.user, resource };
  };
  return fireActions(tx, { organization, actions, event: eventId, about });
}
