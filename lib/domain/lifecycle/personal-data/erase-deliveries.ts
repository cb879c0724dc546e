import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildContainsPattern } from "./build-contains-pattern";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

/** $2: events; $3: patterns of addresses and of ids of form responses. */
const DELIVERIES = defineStatement<{ id: string; body: string }>(`
  SELECT id, body FROM webhook_deliveries
   WHERE organization_id = $1 AND (event_id = ANY ($2) OR body ILIKE ANY ($3)) AND id > $4
   ORDER BY id LIMIT $5`);

const REPLACE_BODY = defineStatement(
  "UPDATE webhook_deliveries SET body = $3, updated_at = now() WHERE organization_id = $1 AND id = $2",
);

const ATTEMPTS = defineStatement<{ number: number; error: string | null; answer: string | null }>(
  "SELECT number, error, answer FROM webhook_attempts WHERE organization_id = $1 AND delivery_id = $2",
);

const REPLACE_ATTEMPT = defineStatement(`
  UPDATE webhook_attempts SET error = $4, answer = $5
   WHERE organization_id = $1 AND delivery_id = $2 AND number = $3`);

/** Redacts webhook deliveries that are queued or can be replayed. */
export async function eraseDeliveries(
  db: Db,
  { organization, events, emails, responses }: SubjectIdentifiers,
  { redact, redactJson }: Redactor,
): Promise<number> {
  let erased = 0;
  const values = [organization, events, [...emails, ...responses].map(buildContainsPattern)];
  for await (const { id, body } of walkRows(db, DELIVERIES, values)) {
    await executeSql(db, REPLACE_BODY, [organization, id, JSON.stringify(redactJson(JSON.parse(body)))]);
    for (const { number, error, answer } of await executeSql(db, ATTEMPTS, [organization, id]))
      await executeSql(db, REPLACE_ATTEMPT, [
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
