import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

const MEETINGS = defineStatement<{ id: string; source: string; sealed: Buffer }>(`
  SELECT hold_id AS id, source_id AS source, sealed FROM transition_meetings
   WHERE organization_id = $1 AND hold_id > $2 ORDER BY hold_id LIMIT $3`);

const REPLACE_MEETING = defineStatement(
  "UPDATE transition_meetings SET sealed = $3 WHERE organization_id = $1 AND hold_id = $2",
);

const ACCOUNTS = defineStatement<{ id: string; sealed: Buffer }>(`
  SELECT id, account AS sealed FROM transitions
   WHERE organization_id = $1 AND account IS NOT NULL AND id > $2 ORDER BY id LIMIT $3`);

const REPLACE_ACCOUNT = defineStatement(
  "UPDATE transitions SET account = $3 WHERE organization_id = $1 AND id = $2",
);

/** Redacts the meetings and accounts of other tools; their times stay held. */
export async function eraseTransitions(
  db: Db,
  { organization }: SubjectIdentifiers,
  redactor: Redactor,
): Promise<void> {
  const redact = (sealed: Buffer, context: ReturnType<typeof buildRowContext>) => {
    const text = unseal(sealed, context);
    if (!text || !redactor.hasAddress(text)) return null;
    return seal(JSON.stringify(redactor.redactJson(JSON.parse(text))), context);
  };
  for await (const { id, source, sealed } of walkRows(db, MEETINGS, [organization])) {
    const redacted = redact(sealed, buildRowContext("transition_meetings.sealed", organization, source));
    if (redacted) await executeSql(db, REPLACE_MEETING, [organization, id, redacted]);
  }
  for await (const { id, sealed } of walkRows(db, ACCOUNTS, [organization])) {
    const redacted = redact(sealed, buildRowContext("transitions.account", organization, id));
    if (redacted) await executeSql(db, REPLACE_ACCOUNT, [organization, id, redacted]);
  }
}
