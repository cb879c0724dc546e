import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { fireActions } from "@/lib/domain/messaging/webhooks/fire-actions";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findEntry } from "./find-entry";
import { waitingEntry } from "./schema";
import { serializeWaiting } from "./serialize";

/** Tells webhooks of an entry of a waiting list, as the API lists it. It is read only where somebody is told. */
export const tellWaiting = (
  tx: Db,
  organization: OrganizationId,
  { action, entry }: { action: "waiting.joined" | "waiting.offered"; entry: string },
  now: Instant,
): Promise<void> =>
  fireActions(tx, {
    organization,
    actions: [action],
    about: async () => {
      const row = await findEntry(tx, organization, entry);
      const resource = row && z.encode(waitingEntry, serializeWaiting(row, now));
      const of = row && { page: row.bookpageId, type: row.appointmentTypeId };
      return { resource, occurredAt: new Date(now), ...(of && { of }) };
    },
  });
