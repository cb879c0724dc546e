import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ExistenceCheck } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { WebhookAction } from "./actions";
import type { ActionFacts } from "./build-delivery-body";
import { enqueueDeliveries } from "./enqueue-deliveries";
import { buildDeliveryBodies } from "./formats/build-delivery-bodies";
import type { DeliveryFormat } from "./formats/delivery-formats";
import { type FilterSubject, isInWebhookFilter } from "./is-in-webhook-filter";
import type { WebhookVersion } from "./options";
import type { WebhookFilter } from "./schema";

/** Subject of actions, as the API serializes it. */
export interface ActionSubject extends ActionFacts {
  user?: string | null;
  resource: unknown;
  of?: FilterSubject;
}

interface EmittedActions {
  organization: OrganizationId;
  /** The actions in chronological order. */
  actions: readonly WebhookAction[];
  /** Id of the event, if there is one. */
  event?: string;
  /** Called only if a webhook may be subscribed. */
  about: () => Promise<ActionSubject>;
}

interface SubscribedWebhook {
  id: string;
  action: string;
  others: string[];
  format: DeliveryFormat;
  version: WebhookVersion;
  filter: WebhookFilter | null;
}

const SUBSCRIBED = `
  FROM webhooks
   WHERE organization_id = $1 AND (action = ${formatAnyOf("$2")} OR further_actions && $2::text[]) AND disabled_at IS NULL`;

// The lock prevents a webhook's deletion while its deliveries are being written.
const SUBSCRIBED_STATEMENT = definePreparedStatement<SubscribedWebhook>(`
  SELECT id, action, further_actions AS others, format, version, filter ${SUBSCRIBED}
   ORDER BY id FOR KEY SHARE`);

/** Builds a check whether any webhook subscribes to one of these actions. */
export const buildSubscriberCheck = (
  organization: OrganizationId,
  actions: readonly WebhookAction[],
): ExistenceCheck => ({
  text: `SELECT ${SUBSCRIBED}`,
  values: [organization, actions],
});

/**
 * Enqueues deliveries to all subscribed webhooks in the transaction of the change, so that a rollback sends
 * nothing. Without subscribers it costs one index lookup.
 */
export async function emitWebhookActions(
  tx: Db,
  { organization, actions, event, about }: EmittedActions,
): Promise<void> {
  if (actions.length === 0) return;
  const subscribed = await executeSql(tx, SUBSCRIBED_STATEMENT, [organization, actions]);
  if (subscribed.length === 0) return;
  const test = (await findTestClock(tx, organization)) !== null;
  const { user, resource, of, ...facts } = await about();
  const hooks = subscribed.filter(({ filter }) => isInWebhookFilter(filter, of));
  const written = new Map<string, readonly number[]>();
  const texts: string[] = [];
  const write = (action: WebhookAction, { format, version }: SubscribedWebhook): readonly number[] => {
    const kind = `${action} ${format} ${version}`;
    const before = written.get(kind);
    if (before) return before;
    const content = { organization, user, resource, facts, action, format, version, test };
    const bodies = buildDeliveryBodies(content).map((text) => texts.push(text) - 1);
    written.set(kind, bodies);
    return bodies;
  };
  const deliveries = actions.flatMap((action) =>
    hooks
      .filter((webhook) => webhook.action === action || webhook.others.includes(action))
      .flatMap((webhook) =>
        write(action, webhook).map((body) => ({ webhook: webhook.id, action, event, body })),
      ),
  );
  if (deliveries.length > 0) await enqueueDeliveries(tx, organization, deliveries, texts);
}
