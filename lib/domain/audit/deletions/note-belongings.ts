import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { type Statement, statement } from "@/lib/platform/db/statement";
import type { DeletedKind } from "@/lib/platform/http/deletion";

const noteAll = (
  kind: DeletedKind,
  table: string,
  column: string,
  parent = `t.${column}`,
): Statement<object> =>
  statement(`
    INSERT INTO deletions (organization_id, kind, id, parent)
    SELECT t.organization_id, '${kind}', t.id, ${parent} FROM ${table} t
     WHERE t.organization_id = $1 AND t.${column} = ANY ($2)
        ON CONFLICT (organization_id, kind, id) DO NOTHING`);

/** What the database deletes with its owner. */
const BELONGINGS = {
  user: [noteAll("absence", "absences", "user_id")],
  // Links are in one list of the organisation.
  bookpage: [
    noteAll("bookpage", "bookpages", "id", "coalesce(t.user_id, t.team_id)"),
    noteAll("appointment_type", "appointment_types", "bookpage_id"),
    noteAll("waiting_entry", "waiting_entries", "bookpage_id"),
    noteAll("link", "links", "bookpage_id"),
  ],
  appointment_type: [
    noteAll("waiting_entry", "waiting_entries", "appointment_type_id", "t.bookpage_id"),
    noteAll("link", "links", "appointment_type_id"),
  ],
  locator: [noteAll("location", "locations", "locator_id")],
  form: [noteAll("form_response", "form_responses", "form_id")],
};

/** Notes as deleted what goes with these; of pages, the pages too. They are still there, and about to be deleted. */
export async function noteBelongings(
  tx: Db,
  organization: OrganizationId,
  owner: keyof typeof BELONGINGS,
  ids: readonly string[],
): Promise<void> {
  for (const note of BELONGINGS[owner]) await sql(tx, note, [organization, ids]);
}
