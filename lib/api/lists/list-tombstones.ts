import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";
import type { ListParent, ListTraits } from "@/lib/platform/http/list-traits";

interface TombstoneRow {
  id: string;
  at: Date;
}

/**
 * $4: whose, or null; $5 and $6: between which ids, the first excluded; $7: how many at most. Planned anew for each time:
 * the last hour wants the index on it, all of thirty days the order of the list.
 */
const buildSelectStatement = (order: "ASC" | "DESC", beyond: "<" | ">", upTo: "<=" | ">=") =>
  defineStatement<TombstoneRow>(`
    SELECT d.id, d.deleted_at AS at FROM deletions d
     WHERE d.organization_id = $1 AND d.kind = $2 AND d.deleted_at >= $3
       AND ($4::text IS NULL OR d.parent = $4)
       AND ($5::text IS NULL OR d.id ${beyond} $5) AND ($6::text IS NULL OR d.id ${upTo} $6)
     ORDER BY d.id ${order} LIMIT $7`);

const NEWEST_STATEMENT = buildSelectStatement("DESC", "<", ">=");
const OLDEST_STATEMENT = buildSelectStatement("ASC", ">", "<=");

const PAGE_STATEMENT = definePreparedStatement<{ id: string }>(
  "SELECT id FROM bookpages WHERE organization_id = $1 AND nickname = $2",
);

/** The part of a list in which deletions are looked for. */
interface ListRange {
  since: Date;
  /** The ids of the entries with which the page before and this one end. */
  after: string | undefined;
  to: string | undefined;
  isOldestFirst: boolean;
  limit: number;
}

/** What was deleted there, in the order of the list. On the primary: a replica may not have it yet. */
export async function listTombstones(
  organization: OrganizationId,
  { deletions: kind, within }: ListTraits,
  params: Record<string, string>,
  { since, after, to, isOldestFirst, limit }: ListRange,
): Promise<TombstoneRow[]> {
  if (kind === null) return [];
  const asked = isOldestFirst ? OLDEST_STATEMENT : NEWEST_STATEMENT;
  const parent = within ? await findParentId(organization, within, params[within] ?? "") : null;
  const bounds = [after ?? null, to ?? null];
  return executeSql(getDatabase(), asked, [organization, kind, since, parent, ...bounds, limit]);
}

async function findParentId(
  organization: OrganizationId,
  within: ListParent,
  named: string,
): Promise<string> {
  if (within !== "nickname") return named;
  const [page] = await executeSql(getDatabase(), PAGE_STATEMENT, [organization, named]);
  return page?.id ?? "";
}
