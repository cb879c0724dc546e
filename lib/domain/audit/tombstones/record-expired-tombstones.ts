import type { TombstoneKind } from "@/lib/domain/contracts/tombstone";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

export interface ExpiredRow {
  organization: string;
  id: string;
  parent: string | null;
}

const INSERT_STATEMENT = defineStatement(`
  INSERT INTO tombstones (organization_id, kind, id, parent)
  SELECT removed.organization, $1, removed.id, removed.parent
    FROM unnest($2::text[], $3::text[], $4::text[]) removed(organization, id, parent)
      ON CONFLICT (organization_id, kind, id) DO NOTHING`);

/** Records tombstones for rows of several organisations after the end of their retention. */
export async function recordExpiredTombstones(
  tx: Db,
  kind: TombstoneKind,
  rows: readonly ExpiredRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await executeSql(tx, INSERT_STATEMENT, [
    kind,
    rows.map(({ organization }) => organization),
    rows.map(({ id }) => id),
    rows.map(({ parent }) => parent),
  ]);
}
