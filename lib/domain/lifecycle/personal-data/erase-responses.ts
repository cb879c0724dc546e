import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";

const RESPONSES = defineStatement<{ id: string; utm: object | null }>(
  "SELECT id, utm FROM form_responses WHERE organization_id = $1 AND id = ANY ($2) FOR NO KEY UPDATE",
);

/** A new token hash disables the response's link too. */
const ERASE = defineStatement(`
  UPDATE form_responses SET answers = '[]', email = NULL, utm = $3, token_hash = $4, updated_at = now()
   WHERE organization_id = $1 AND id = ANY ($2)`);

/** Erases responses; the fact of a response and its result stay. */
export async function eraseResponses(
  tx: Db,
  { organization, responses }: SubjectIdentifiers,
  { redactJson }: Redactor,
): Promise<void> {
  for (const { id, utm } of await executeSql(tx, RESPONSES, [organization, responses]))
    await executeSql(tx, ERASE, [
      organization,
      [id],
      utm && JSON.stringify(redactJson(utm)),
      hashToken(generateToken()),
    ]);
}
