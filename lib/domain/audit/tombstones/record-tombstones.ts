import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { TombstoneKind } from "@/lib/platform/http/tombstone";

const INSERT_STATEMENT = definePreparedStatement(`
  INSERT INTO deletions (organization_id, kind, id, parent)
  SELECT $1, $2, one, $4 FROM unnest($3::text[]) one
      ON CONFLICT (organization_id, kind, id) DO NOTHING`);

interface DeletedResources {
  kind: TombstoneKind;
  ids: readonly string[];
  /** Whose list they are missed in, where each owner has one. */
  parent?: string;
}

/** For clients that keep copies: in the transaction that deletes, so that nobody learns of what did not happen. */
export async function recordTombstones(
  tx: Db,
  organization: OrganizationId,
  { kind, ids, parent }: DeletedResources,
): Promise<void> {
  if (ids.length > 0) await executeSql(tx, INSERT_STATEMENT, [organization, kind, ids, parent ?? null]);
}
