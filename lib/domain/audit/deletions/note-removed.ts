import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { DeletedKind } from "@/lib/platform/http/deletion";

export interface RemovedRow {
  organization: string;
  id: string;
  parent: string | null;
}

const NOTE_STATEMENT = statement(`
  INSERT INTO deletions (organization_id, kind, id, parent)
  SELECT removed.organization, $1, removed.id, removed.parent
    FROM unnest($2::text[], $3::text[], $4::text[]) removed(organization, id, parent)
      ON CONFLICT (organization_id, kind, id) DO NOTHING`);

/** Of rows of several organisations, which were kept long enough. */
export async function noteRemoved(tx: Db, kind: DeletedKind, rows: readonly RemovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql(tx, NOTE_STATEMENT, [
    kind,
    rows.map(({ organization }) => organization),
    rows.map(({ id }) => id),
    rows.map(({ parent }) => parent),
  ]);
}
