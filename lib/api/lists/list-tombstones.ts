import type { ListParent, ListTraits } from "@/lib/domain/contracts/list-traits";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";

interface TombstoneRow {
  id: string;
  at: Date;
}

/**
 * $4 is the parent or null, $5 and $6 the range of ids (the first excluded), $7 the limit. The statement is planned
 * for each call: for the last hour its index is faster, for all of thirty days the order of the list.
 */
const buildSelectStatement = (order: "ASC" | "DESC", beyond: "<" | ">", upTo: "<=" | ">=") =>
  defineStatement<TombstoneRow>(`
    SELECT d.id, d.deleted_at AS at FROM tombstones d
     WHERE d.organization_id = $1 AND d.kind = $2 AND d.deleted_at >= $3
       AND ($4::text IS NULL OR d.parent = $4)
       AND ($5::text IS NULL OR d.id ${beyond} $5) AND ($6::text IS NULL OR d.id ${upTo} $6)
     ORDER BY d.id ${order} LIMIT $7`);

const NEWEST_STATEMENT = buildSelectStatement("DESC", "<", ">=");
const OLDEST_STATEMENT = buildSelectStatement("ASC", ">", "<=");

const PAGE_STATEMENT = definePreparedStatement<{ id: string }>(
  "SELECT id FROM bookpages WHERE organization_id = $1 AND nickname = $2",
);

/** The part of a list for which tombstones are read. */
interface ListRange {
  since: Date;
  /** The last ids of the previous page and of this one. */
  after: string | undefined;
  to: string | undefined;
  isOldestFirst: boolean;
  limit: number;
}

/** Lists tombstones in the order of the list. It reads from the primary, as a replica may lack recent ones. */
export async function listTombstones(
  organization: OrganizationId,
  { deletions: kind, within }: ListTraits,
  params: Record<string, string>,
  { since, after, to, isOldestFirst, limit }: ListRange,
): Promise<TombstoneRow[]> {
  if (kind === null) return [];
  const statement = isOldestFirst ? OLDEST_STATEMENT : NEWEST_STATEMENT;
  const parent = within ? await findParentId(organization, within, params[within] ?? "") : null;
  const bounds = [after ?? null, to ?? null];
  return executeSql(getDatabase(), statement, [organization, kind, since, parent, ...bounds, limit]);
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
