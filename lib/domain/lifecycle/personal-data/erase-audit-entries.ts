import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildContainsPattern } from "./build-contains-pattern";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

/** Ids of users with a present or former address of the person; $2: address patterns, $3: the user, or null. */
const USERS = defineStatement<{ id: string }>(`
  SELECT DISTINCT resource_id AS id FROM audit_entries
   WHERE organization_id = $1 AND resource = 'user' AND (resource_id = $3 OR changes::text ILIKE ANY ($2))`);

/** Resources of these users: pages and hours, the types of the pages, and calendar lists. */
const OWNED = defineStatement<{ id: string }>(`
  SELECT DISTINCT resource_id AS id FROM audit_entries
   WHERE organization_id = $1 AND resource <> 'event'
     AND changes ?| '{user_id,bookpage_id,calendar_list_id,calendar_id}'
     AND jsonb_path_query_array(changes, '$.user_id.*') || jsonb_path_query_array(changes, '$.bookpage_id.*')
         || jsonb_path_query_array(changes, '$.calendar_list_id.*')
         || jsonb_path_query_array(changes, '$.calendar_id.*') ?| $2`);

/** $2: events, $3: the person's own resources, $4: address patterns. */
const ENTRIES = defineStatement<{ id: string; resource_id: string; changes: object }>(`
  SELECT id, resource_id, changes FROM audit_entries
   WHERE organization_id = $1
     AND (resource_id = ANY ($2) OR resource_id = ANY ($3) OR changes::text ILIKE ANY ($4)) AND id > $5
   ORDER BY id LIMIT $6`);

const REPLACE = defineStatement(
  "UPDATE audit_entries SET changes = $3 WHERE organization_id = $1 AND id = $2",
);

/** $2: the person's own resources and the person; $3: events, as their booking origin may be the person's. */
const CLEAR_ORIGINS = defineStatement(`
  UPDATE audit_entries SET address = NULL, device = NULL
   WHERE organization_id = $1 AND (address IS NOT NULL OR device IS NOT NULL)
     AND (actor_id = ANY ($2) OR (resource_id = ANY ($2) AND action IN ('sign_in', 'refuse'))
          OR (resource_id = ANY ($3) AND actor_kind = 'booker'))`);

/**
 * Erases texts from audit entries. Actor, time and names of changed fields stay; of the person's own resources no text
 * stays.
 */
export async function eraseAuditEntries(
  db: Db,
  { organization, events, emails, user }: SubjectIdentifiers,
  { name, redactJson }: Redactor,
): Promise<number> {
  const patterns = emails.map(buildContainsPattern);
  const users = (await executeSql(db, USERS, [organization, patterns, user])).map(({ id }) => id);
  for (const _ of ["pages and lists", "types and calendars", "subcalendars"])
    for (const { id } of await executeSql(db, OWNED, [organization, users]))
      if (!users.includes(id)) users.push(id);
  await executeSql(db, CLEAR_ORIGINS, [organization, users, events]);
  let erased = 0;
  for await (const entry of walkRows(db, ENTRIES, [organization, events, users, patterns])) {
    const changes = users.includes(entry.resource_id)
      ? redactTexts(entry.changes, name)
      : redactJson(entry.changes);
    await executeSql(db, REPLACE, [organization, entry.id, JSON.stringify(changes)]);
    erased += 1;
  }
  return erased;
}

/** Replaces every text but ids in a value by this one. */
function redactTexts(value: unknown, name: string): unknown {
  if (typeof value === "string") return /^[0-9a-f]{24}$/.test(value) ? value : name;
  if (Array.isArray(value)) return value.map((one) => redactTexts(one, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactTexts(one, name)]));
}
