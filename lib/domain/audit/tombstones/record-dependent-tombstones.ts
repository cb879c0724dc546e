import type { TombstoneKind } from "@/lib/domain/contracts/tombstone";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement, type Statement } from "@/lib/platform/db/statement";

const buildTombstoneStatement = (
  kind: TombstoneKind,
  table: string,
  column: string,
  parent = `t.${column}`,
): Statement<object> =>
  defineStatement(`
    INSERT INTO tombstones (organization_id, kind, id, parent)
    SELECT t.organization_id, '${kind}', t.id, ${parent} FROM ${table} t
     WHERE t.organization_id = $1 AND t.${column} = ANY ($2)
        ON CONFLICT (organization_id, kind, id) DO NOTHING`);

/** Rows that the database deletes by cascade. */
const DEPENDENTS = {
  user: [buildTombstoneStatement("absence", "absences", "user_id")],
  // Clients sync links in one list per organisation.
  bookpage: [
    buildTombstoneStatement("bookpage", "bookpages", "id", "coalesce(t.user_id, t.team_id)"),
    buildTombstoneStatement("appointment_type", "appointment_types", "bookpage_id"),
    buildTombstoneStatement("waiting_entry", "waiting_entries", "bookpage_id"),
    buildTombstoneStatement("link", "links", "bookpage_id"),
  ],
  appointment_type: [
    buildTombstoneStatement("waiting_entry", "waiting_entries", "appointment_type_id", "t.bookpage_id"),
    buildTombstoneStatement("link", "links", "appointment_type_id"),
  ],
  locator: [buildTombstoneStatement("location", "locations", "locator_id")],
  form: [buildTombstoneStatement("form_response", "form_responses", "form_id")],
};

/**
 * Records tombstones for the dependents of these resources, and for pages themselves, before they are
 * deleted.
 */
export async function recordDependentTombstones(
  tx: Db,
  organization: OrganizationId,
  owner: keyof typeof DEPENDENTS,
  ids: readonly string[],
): Promise<void> {
  for (const statement of DEPENDENTS[owner]) await executeSql(tx, statement, [organization, ids]);
}
