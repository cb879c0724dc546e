import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { containsPattern } from "./contains-pattern";
import type { Redactor } from "./redactor";
import type { Traces } from "./traces";
import { walkRows } from "./walk-rows";

/** $2: events; $3: patterns of addresses, and of ids of answers to forms. */
const DELIVERIES = statement<{ id: string; body: string }>(`
  SELECT id, body FROM webhook_deliveries
   WHERE organization_id = $1 AND (event_id = ANY ($2) OR body ILIKE ANY ($3)) AND id > $4
   ORDER BY id LIMIT $5`);

const REPLACE_BODY = statement(
  "UPDATE webhook_deliveries SET body = $3, updated_at = now() WHERE organization_id = $1 AND id = $2",
);

const ATTEMPTS = statement<{ number: number; error: string | null; answer: string | null }>(
  "SELECT number, error, answer FROM webhook_attempts WHERE organization_id = $1 AND delivery_id = $2",
);

const REPLACE_ATTEMPT = statement(`
  UPDATE webhook_attempts SET error = $4, answer = $5
   WHERE organization_id = $1 AND delivery_id = $2 AND number = $3`);

/** Deliveries that wait, or are replayed, tell of the made-up person from now on. */
export async function eraseDeliveries(
  db: Db,
  { organization, events, emails, responses }: Traces,
  { redact, redactJson }: Redactor,
): Promise<number> {
  let erased = 0;
  const values = [organization, events, [...emails, ...responses].map(containsPattern)];
  for await (const { id, body } of walkRows(db, DELIVERIES, values)) {
    await sql(db, REPLACE_BODY, [organization, id, JSON.stringify(redactJson(JSON.parse(body)))]);
    for (const { number, error, answer } of await sql(db, ATTEMPTS, [organization, id]))
      await sql(db, REPLACE_ATTEMPT, [
        organization,
        id,
        number,
        error && redact(error),
        answer && redact(answer),
      ]);
    erased += 1;
  }
  return erased;
}
