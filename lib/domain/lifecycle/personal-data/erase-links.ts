import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

interface LinkRow {
  id: string;
  label: string;
  prefill: LinkPrefill;
}

const LINKS = defineStatement<LinkRow>(
  "SELECT id, label, prefill FROM links WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3",
);

const REPLACE = defineStatement(`
  UPDATE links SET label = $3, prefill = $4, revoked_at = least(revoked_at, now()), updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND id = $2`);

/** Erases the person from links made for them and deactivates these, as a booking would have the made-up name. */
export async function eraseLinks(
  db: Db,
  { organization }: SubjectIdentifiers,
  redactor: Redactor,
): Promise<void> {
  for await (const { id, label, prefill } of walkRows(db, LINKS, [organization])) {
    const before = JSON.stringify([label, prefill]);
    if (!redactor.hasAddress(before)) continue;
    const erased = JSON.stringify(redactor.redactJson(prefill));
    await executeSql(db, REPLACE, [organization, id, redactor.redact(label), erased]);
  }
}
