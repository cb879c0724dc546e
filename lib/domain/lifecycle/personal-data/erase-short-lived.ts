import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildContainsPattern } from "./build-contains-pattern";
import { eraseTransitions } from "./erase-transitions";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

const ANSWERS = defineStatement<{ id: string; sealed: Buffer }>(`
  SELECT key AS id, sealed_body AS sealed FROM idempotency_keys
   WHERE organization_id = $1 AND key > $2 ORDER BY key LIMIT $3`);

const REPLACE_ANSWER = defineStatement(
  "UPDATE idempotency_keys SET sealed_body = $3 WHERE organization_id = $1 AND key = $2",
);

/** Redacts stored responses that may be replayed. */
async function eraseIdempotentResponses(
  db: Db,
  { organization, events }: SubjectIdentifiers,
  redactor: Redactor,
) {
  for await (const { id, sealed } of walkRows(db, ANSWERS, [organization])) {
    const context = buildRowContext("idempotency_keys.sealed_body", organization, id);
    const body = unseal(sealed, context);
    if (!body || !(redactor.hasAddress(body) || events.some((event) => body.includes(event)))) continue;
    const redacted = JSON.stringify(redactor.redactJson(JSON.parse(body)));
    await executeSql(db, REPLACE_ANSWER, [organization, id, seal(redacted, context)]);
  }
}

const MESSAGES = defineStatement<{ id: string; key: string; sealed: Buffer }>(`
  SELECT id, key, sealed FROM push_messages WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3`);

const REPLACE_MESSAGE = defineStatement(
  "UPDATE push_messages SET sealed = $3 WHERE organization_id = $1 AND id = $2",
);

async function eraseMessages(db: Db, { organization, events }: SubjectIdentifiers, redactor: Redactor) {
  for await (const { id, key, sealed } of walkRows(db, MESSAGES, [organization])) {
    const context = buildRowContext("push_messages.sealed", organization, id);
    const text = unseal(sealed, context);
    if (!text || !(redactor.hasAddress(text) || events.includes(key.split("/")[0] ?? ""))) continue;
    await executeSql(db, REPLACE_MESSAGE, [
      organization,
      id,
      seal(JSON.stringify(redactor.redactJson(JSON.parse(text))), context),
    ]);
  }
}

/** Forms that wait for their sender; drafts have no organisation. */
const FORMS = [
  { table: "address_confirmations", isOurs: "t.organization_id = $1" },
  { table: "form_drafts", isOurs: "$1::text IS NOT NULL" },
  { table: "join_requests", isOurs: "t.organization_id = $1" },
] as const;

const FORM_STATEMENTS = FORMS.map(({ table, isOurs }) => ({
  column: `${table}.sealed` as const,
  rows: defineStatement<{ id: string; sealed: Buffer }>(`
    SELECT token_hash::text AS id, sealed FROM ${table} t
     WHERE ${isOurs} AND token_hash::text > $2 ORDER BY token_hash::text LIMIT $3`),
  remove: defineStatement(`DELETE FROM ${table} t WHERE ${isOurs} AND token_hash = $2::text::bytea`),
}));

/** Deletes waiting forms, so their senders start again. */
async function eraseForms(db: Db, { organization }: SubjectIdentifiers, redactor: Redactor) {
  for (const { column, rows, remove } of FORM_STATEMENTS)
    for await (const { id, sealed } of walkRows(db, rows, [organization])) {
      const text = unseal(sealed, buildRowContext(column, "", id));
      if (text && redactor.hasAddress(decodeText(text))) await executeSql(db, remove, [organization, id]);
    }
}

/** Decodes a draft, which may contain a URL's query. */
function decodeText(text: string): string {
  try {
    return `${text}\n${decodeURIComponent(text)}`;
  } catch {
    return text; // a % that encodes nothing
  }
}

const PLANS = defineStatement<{ id: string; sealed: Buffer }>(`
  SELECT id, sealed FROM settings_plans WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3`);

const DELETE_PLAN = defineStatement("DELETE FROM settings_plans WHERE organization_id = $1 AND id = $2");

/** Deletes plans of settings files with the address, so they are made again. */
async function erasePlans(db: Db, { organization }: SubjectIdentifiers, redactor: Redactor) {
  for await (const { id, sealed } of walkRows(db, PLANS, [organization])) {
    const text = unseal(sealed, buildRowContext("settings_plans.sealed", organization, id));
    if (text && redactor.hasAddress(text)) await executeSql(db, DELETE_PLAN, [organization, id]);
  }
}

const DELETE_IMPORTS = defineStatement("DELETE FROM tool_imports WHERE organization_id = $1");

const JOBS = defineStatement<{ id: string; error: string | null }>(`
  SELECT id::text AS id, last_error AS error FROM graphile_worker._private_jobs
   WHERE payload ->> 'organization' = $1 AND last_error ILIKE ANY ($2)`);

const REPLACE_ERROR = defineStatement(
  "UPDATE graphile_worker._private_jobs SET last_error = $2 WHERE id = $1::bigint",
);

/** Redacts error texts, as mail servers include the rejected address. */
async function eraseErrors(db: Db, { organization, emails }: SubjectIdentifiers, { redact }: Redactor) {
  for (const { id, error } of await executeSql(db, JOBS, [organization, emails.map(buildContainsPattern)]))
    await executeSql(db, REPLACE_ERROR, [id, error && redact(error)]);
}

/** Erases a person from data that is stored for an hour, a day or a month. */
export async function eraseShortLived(
  db: Db,
  identifiers: SubjectIdentifiers,
  redactor: Redactor,
): Promise<void> {
  await eraseIdempotentResponses(db, identifiers, redactor);
  await eraseMessages(db, identifiers, redactor);
  await eraseForms(db, identifiers, redactor);
  await erasePlans(db, identifiers, redactor);
  // Accounts of other tools that are being imported are read again.
  await executeSql(db, DELETE_IMPORTS, [identifiers.organization]);
  await eraseTransitions(db, identifiers, redactor);
  await eraseErrors(db, identifiers, redactor);
}
