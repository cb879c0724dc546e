import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { DeletedKind } from "@/lib/platform/http/deletion";

const NOTE_STATEMENT = preparedStatement(`
  INSERT INTO deletions (organization_id, kind, id, parent)
  SELECT $1, $2, one, $4 FROM unnest($3::text[]) one
      ON CONFLICT (organization_id, kind, id) DO NOTHING`);

interface Deleted {
  kind: DeletedKind;
  ids: readonly string[];
  /** Whose list they are missed in, where each owner has one. */
  parent?: string;
}

/** For clients that keep copies: in the transaction that deletes, so that nobody learns of what did not happen. */
export async function noteDeletions(
  tx: Db,
  organization: OrganizationId,
  { kind, ids, parent }: Deleted,
): Promise<void> {
  if (ids.length > 0) await sql(tx, NOTE_STATEMENT, [organization, kind, ids, parent ?? null]);
}
