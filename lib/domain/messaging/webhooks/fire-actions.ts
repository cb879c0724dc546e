import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { Question } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { Action } from "./actions";
import { type ActionFacts, deliveryBody, type Format } from "./delivery-body";
import { type BelongsTo, passesFilter } from "./passes-filter";
import { queueDeliveries } from "./queue-deliveries";
import type { WebhookFilter } from "./schema";
import type { WebhookVersion } from "./versions";

/** Whom and what actions are about, as the API answers it. */
export interface About extends ActionFacts {
  user?: string | null;
  resource: unknown;
  of?: BelongsTo;
}

interface Happened {
  organization: OrganizationId;
  /** In the order in which they happened. */
  actions: readonly Action[];
  /** The event that they happened to. */
  event?: string;
  /** Asked for only where somebody may be told. */
  about: () => Promise<About>;
}

interface Hook {
  id: string;
  action: string;
  others: string[];
  format: Format;
  version: WebhookVersion;
  filter: WebhookFilter | null;
}

const SUBSCRIBED = `
  FROM webhooks
   WHERE organization_id = $1 AND (action = ANY($2::text[]) OR further_actions && $2::text[]) AND disabled_at IS NULL`;

// Locked, so that none can be deleted while its deliveries are being written.
const SUBSCRIBED_STATEMENT = preparedStatement<Hook>(`
  SELECT id, action, further_actions AS others, format, version, filter ${SUBSCRIBED}
   ORDER BY id FOR KEY SHARE`);

/** Whether any webhook subscribes to one of these. */
export const askForSubscribers = (organization: OrganizationId, actions: readonly Action[]): Question => ({
  text: `SELECT ${SUBSCRIBED}`,
  values: [organization, actions],
});

/**
 * Tells every webhook that subscribes to one of these actions, within the transaction of the change itself:
 * what rolls back tells nothing. Without subscribers it costs one look into an index.
 */
export async function fireActions(tx: Db, { organization, actions, event, about }: Happened): Promise<void> {
  if (actions.length === 0) return;
  const subscribed = await sql(tx, SUBSCRIBED_STATEMENT, [organization, actions]);
  if (subscribed.length === 0) return;
  const test = (await findTestClock(tx, organization)) !== null;
  const { user, resource, of, ...facts } = await about();
  const hooks = subscribed.filter(({ filter }) => passesFilter(filter, of));
  const bodies = new Map<string, number>();
  const texts: string[] = [];
  const write = (action: Action, { format, version }: Hook): number => {
    const kind = `${action} ${format} ${version}`;
    const before = bodies.get(kind);
    if (before !== undefined) return before;
    bodies.set(kind, texts.length);
    return (
      texts.push(deliveryBody({ organization, user, resource, facts, action, format, version, test })) - 1
    );
  };
  const deliveries = actions.flatMap((action) =>
    hooks
      .filter((hook) => hook.action === action || hook.others.includes(action))
      .map((hook) => ({ webhook: hook.id, action, event, body: write(action, hook) })),
  );
  if (deliveries.length > 0) await queueDeliveries(tx, organization, deliveries, texts);
}
