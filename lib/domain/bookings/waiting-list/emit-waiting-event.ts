import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findWaitingEntry } from "./find-waiting-entry";
import { waitingEntry } from "./schema";
import { serializeWaiting } from "./serialize";

/** Emits a webhook with the entry as the API lists it; the entry is loaded only if a webhook subscribes. */
export const emitWaitingEvent = (
  tx: Db,
  organization: OrganizationId,
  { action, entry }: { action: "waiting.joined" | "waiting.offered"; entry: string },
  now: Instant,
): Promise<void> =>
  emitWebhookActions(tx, {
    organization,
    actions: [action],
    about: async () => {
      const row = await findWaitingEntry(tx, organization, entry);
      const resource = row && z.encode(waitingEntry, serializeWaiting(row, now));
      const of = row && { page: row.bookpageId, type: row.appointmentTypeId };
      return { resource, occurredAt: new Date(now), ...(of && { of }) };
    },
  });
