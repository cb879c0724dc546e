import type { Db } from "@/lib/platform/db/client";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const NAMES_STATEMENT = preparedStatement<{ id: string; name: string | null }>(`
  SELECT id, name FROM api_keys WHERE organization_id = $1 AND id = ANY ($2)
  UNION ALL
  SELECT id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) FROM users
   WHERE organization_id = $1 AND id = ANY ($2)`);

/** What the keys and people who wrote these entries are called, by their ids. */
export async function findActorNames(
  db: Db,
  organization: OrganizationId,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await sql(db, NAMES_STATEMENT, [organization, ids]);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
