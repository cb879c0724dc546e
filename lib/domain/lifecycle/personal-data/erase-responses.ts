import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { Traces } from "./traces";

const RESPONSES = statement<{ id: string; utm: object | null }>(
  "SELECT id, utm FROM form_responses WHERE organization_id = $1 AND id = ANY ($2) FOR NO KEY UPDATE",
);

/** Its address ends, too: nobody is to be shown what is no more. */
const ERASE = statement(`
  UPDATE form_responses SET answers = '[]', email = NULL, utm = $3, token_hash = $4, updated_at = now()
   WHERE organization_id = $1 AND id = ANY ($2)`);

/** That something was answered, and where it led, remains. */
export async function eraseResponses(
  tx: Db,
  { organization, responses }: Traces,
  { redactJson }: Redactor,
): Promise<void> {
  for (const { id, utm } of await sql(tx, RESPONSES, [organization, responses]))
    await sql(tx, ERASE, [organization, [id], utm && JSON.stringify(redactJson(utm)), hashToken(newToken())]);
}
