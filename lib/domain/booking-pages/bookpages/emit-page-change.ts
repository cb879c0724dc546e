import { z } from "zod";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import { listFieldChanges } from "@/lib/domain/messaging/webhooks/list-field-changes";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { bookpage } from "./schema";
import { serializeBookpage } from "./serialize";

/** Emits a webhook with the changed fields, if there are any. */
export async function emitPageChange(tx: Db, before: Bookpage, page: Bookpage): Promise<void> {
  if (page.v === before.v) return;
  await emitWebhookActions(tx, {
    organization: asOrganizationId(page.organizationId),
    actions: ["bookpage.updated"],
    about: async () => {
      const [was, resource] = [before, page].map((one) => z.encode(bookpage, serializeBookpage(one)));
      const of = { page: page.id, team: page.teamId };
      const changes = listFieldChanges(was ?? {}, resource ?? {});
      return { user: page.userId, resource, of, occurredAt: page.updatedAt, changes };
    },
  });
}
