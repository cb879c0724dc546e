import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { Action } from "./actions";
import { DELIVERY_FORMATS, deliveryBody, type Format } from "./delivery-body";
import { queueDeliveries } from "./queue-deliveries";

interface Happened {
  organization: OrganizationId;
  /** In the order in which they happened. */
  actions: readonly Action[];
  /** The event that they happened to. */
  event?: string;
  /** Whom and what they are about, as the API answers it; asked for only where somebody is told. */
  about: () => Promise<{ user?: string | null; resource: unknown }>;
}

// Locked, so that none can be deleted while its deliveries are being written.
const SUBSCRIBED_STATEMENT = preparedStatement<{ id: string; action: Action; format: Format }>(`
  SELECT id, action, format FROM webhooks
   WHERE organization_id = $1 AND action = ANY($2) AND disabled_at IS NULL
   ORDER BY id FOR KEY SHARE`);

/**
 * Tells every webhook that subscribes to one of these actions, within the transaction of the change itself:
 * what rolls back tells nothing. Without subscribers it costs one look into an index.
 */
export async function fireActions(tx: Db, { organization, actions, event, about }: Happened): Promise<void> {
  if (actions.length === 0) return;
  const hooks = await sql(tx, SUBSCRIBED_STATEMENT, [organization, actions]);
  if (hooks.length === 0) return;
  const facts = { organization, ...(await about()) };
  const kinds = actions.flatMap((action) => DELIVERY_FORMATS.map((format) => ({ action, format })));
  const deliveries = kinds.flatMap(({ action, format }, body) =>
    hooks
      .filter((hook) => hook.action === action && hook.format === format)
      .map(({ id }) => ({ webhook: id, action, event, body })),
  );
  await queueDeliveries(
    tx,
    organization,
    deliveries,
    kinds.map((kind) => deliveryBody({ ...facts, ...kind })),
  );
}
