import type { TombstoneKind } from "@/lib/domain/contracts/tombstone";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const INSERT_STATEMENT = definePreparedStatement(`
  INSERT INTO tombstones (organization_id, kind, id, parent)
  SELECT $1, $2, one, $4 FROM unnest($3::text[]) one
      ON CONFLICT (organization_id, kind, id) DO NOTHING`);

interface DeletedResources {
  kind: TombstoneKind;
  ids: readonly string[];
  /** Owner of the list that contained it, if lists are per owner. */
  parent?: string;
}

/** Records tombstones for delta sync in the deleting transaction, so that a rollback leaves none. */
export async function recordTombstones(
  tx: Db,
  organization: OrganizationId,
  { kind, ids, parent }: DeletedResources,
): Promise<void> {
  if (ids.length > 0) await executeSql(tx, INSERT_STATEMENT, [organization, kind, ids, parent ?? null]);
}
