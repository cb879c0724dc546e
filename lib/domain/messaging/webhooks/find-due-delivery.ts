import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { createCallBatcher } from "@/lib/platform/db/create-call-batcher";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { DeliveryFormat } from "./formats/delivery-formats";
import type { DELIVER_WEBHOOK } from "./tasks";

interface DueDelivery {
  id: string;
  webhook: string;
  targetUrl: string;
  format: DeliveryFormat;
  body: string;
  /** The organisation is a sandbox. */
  test: boolean;
  secrets: string[];
  /** The webhook is disabled, so nothing is sent. */
  disabled: boolean;
}

interface DueRow extends Omit<DueDelivery, "secrets" | "test"> {
  /** Base64, as JSON has no bytes. */
  sealed: { id: string; sealed: string }[];
}

// Uses the clock of the database, as the queue does; a second of grace covers their different rounding.
const DUE_DELIVERY_STATEMENT = definePreparedStatement<DueRow>(`
  SELECT d.id, d.body, w.id AS webhook, w.target_url AS "targetUrl", w.format,
         w.disabled_at IS NOT NULL AS disabled,
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'sealed', encode(s.sealed, 'base64'))
                                   ORDER BY s.expires_at DESC NULLS FIRST), '[]')
            FROM webhook_secrets s
           WHERE s.organization_id = $1 AND s.webhook_id = w.id AND (s.expires_at IS NULL OR s.expires_at > now())) AS sealed
    FROM webhook_deliveries d JOIN webhooks w ON w.organization_id = $1 AND w.id = d.webhook_id
   WHERE d.organization_id = $1 AND d.id = ${formatAnyOf("$2")} AND d.state = 'pending' AND d.next_at <= now() + interval '1 second'`);

const findDueRow = createCallBatcher<string, DueRow | undefined>(async (db, organization, deliveries) => {
  const rows = await executeSql(db, DUE_DELIVERY_STATEMENT, [organization, deliveries]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return deliveries.map((delivery) => byId.get(delivery));
});

/** Loads a delivery for sending; null if there is nothing to do, such as after a duplicate job. */
export async function findDueDelivery(
  db: Db,
  { organization, delivery }: PayloadOf<typeof DELIVER_WEBHOOK>,
): Promise<DueDelivery | null> {
  const row = await findDueRow(db, organization, delivery);
  if (!row) return null;
  const { sealed, ...due } = row;
  const secrets = sealed
    .map(({ id, sealed }) =>
      unseal(Buffer.from(sealed, "base64"), buildRowContext("webhook_secrets.sealed", organization, id)),
    )
    .filter((secret) => secret !== null);
  if (secrets.length === 0) throw new Error("The webhook's secret was sealed with another BOOKPAGE_SECRET");
  const test = (await findTestClock(db, organization)) !== null;
  return { ...due, test, secrets };
}
