import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import { DELIVER_WEBHOOK } from "./tasks";

interface NewDelivery {
  webhook: string;
  action: string;
  /** Id of the event. */
  event?: string | undefined;
  /** Index in `bodies`, which many webhooks share. */
  body: number;
}

const QUEUE_STATEMENT = definePreparedStatement(`
  INSERT INTO webhook_deliveries (id, webhook_id, organization_id, event_id, action, body, next_at, created_at)
  SELECT d.id, d.webhook_id, $1, d.event_id, d.action, text.body, now(), now()
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[])
         AS d (id, webhook_id, event_id, action, body)
    JOIN unnest($7::text[]) WITH ORDINALITY AS text (body, place) ON text.place = d.body + 1`);

/** Stores deliveries in the order of the list with a job each; they are sent after the commit. */
export async function enqueueDeliveries(
  tx: Db,
  organization: OrganizationId,
  deliveries: readonly NewDelivery[],
  bodies: readonly string[],
): Promise<string[]> {
  const ids = deliveries.map(generateId);
  await executeSql(tx, QUEUE_STATEMENT, [
    organization,
    ids,
    deliveries.map(({ webhook }) => webhook),
    deliveries.map(({ event }) => event ?? null),
    deliveries.map(({ action }) => action),
    deliveries.map(({ body }) => body),
    bodies,
  ]);
  await enqueueDeliveryJobs(tx, organization, ids);
  return ids;
}

export const enqueueDeliveryJobs = (tx: Db, organization: OrganizationId, deliveries: readonly string[]) =>
  addJobs(
    tx,
    DELIVER_WEBHOOK,
    deliveries.map((delivery) => ({ payload: { organization, delivery } })),
  );
