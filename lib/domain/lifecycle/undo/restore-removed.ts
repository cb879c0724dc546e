import { RESTORABLE_DAYS } from "@/lib/domain/audit/deletions/forget-removals";
import { FORGETFUL_EVENTS, KEPT_TABLES } from "@/lib/domain/audit/deletions/kept-rows";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { builtWrite, statement } from "@/lib/platform/db/statement";
import type { Member } from "@/lib/platform/http/contract";
import { ApiProblem, notFound, notOwn } from "@/lib/platform/http/problem";
import { serializeRemoval } from "./list-removals";
import { listKeptNames, nameTaken, putNamesBack, requireNames } from "./restore-names";

interface Wish {
  /** The id of what was deleted. */
  resource: string;
  /** Who asks, if a member: whoever deleted something may restore it. */
  member: Member | null;
}

/** Puts back what was deleted, with all that went along and under its old id, unless something else is in its place. */
export function restoreRemoved(db: Db, organization: OrganizationId, { resource, member }: Wish) {
  return inTransaction(db, async (tx) => {
    const removal = await lockRemoval(tx, organization, resource);
    if (member !== null && removal?.removedBy !== member.id) throw notOwn();
    if (!removal)
      throw notFound(`What was deleted as ${resource}, and less than ${RESTORABLE_DAYS} days ago,`);
    const lost_names = await refuseTaken(putBack(tx, organization, removal.id));
    await tx.removal.delete({
      where: { organizationId_id: { organizationId: organization, id: removal.id } },
    });
    return { ...serializeRemoval(removal), lost_names };
  });
}

const LOCK = statement("SELECT FROM removals WHERE organization_id = $1 AND id = $2 FOR UPDATE");

async function lockRemoval(tx: Db, organizationId: OrganizationId, resourceId: string) {
  const where = { organizationId_resourceId: { organizationId, resourceId } };
  const found = await tx.removal.findUnique({ where });
  if (!found) return null;
  await sql(tx, LOCK, [organizationId, found.id]);
  return tx.removal.findUnique({ where });
}

const RESTORE_EVENTS = statement(`
  UPDATE events e SET bookpage_id = r.content ->> 'page', appointment_type_id = r.content ->> 'type',
                      updated_at = now(), v = v + 1
    FROM removed_rows r
   WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = '${FORGETFUL_EVENTS}'
     AND e.organization_id = $1 AND e.id = r.content ->> 'id' AND e.appointment_type_id IS NULL
     AND (e.bookpage_id IS NULL OR e.bookpage_id = r.content ->> 'page')`);

/** Lists no longer say that it is gone. */
const FORGET_DELETIONS = statement(`
  DELETE FROM deletions d USING removed_rows r
   WHERE r.organization_id = $1 AND r.removal_id = $2
     AND r.source NOT IN ('${FORGETFUL_EVENTS}', 'directory', 'former_names')
     AND d.organization_id = $1 AND d.id = r.content ->> 'id'`);

/** @returns its former names that lead elsewhere by now */
async function putBack(tx: Db, organization: OrganizationId, removal: string): Promise<string[]> {
  const names = await listKeptNames(tx, organization, removal);
  await requireNames(tx, names);
  for (const table of KEPT_TABLES)
    if (table !== "directory") await putRowsBack(tx, organization, { removal, table });
  const unlisted = await putNamesBack(tx, organization, names);
  await sql(tx, RESTORE_EVENTS, [organization, removal]);
  await sql(tx, FORGET_DELETIONS, [organization, removal]);
  const lost = (await sql(tx, LOST_NAMES, [organization, removal])).map(({ name }) => name);
  return [...new Set([...lost, ...unlisted])].sort();
}

/** What the rows have of the columns that the table has by now. */
const COLUMNS = statement<{ name: string }>(`
  SELECT a.attname::text AS name FROM pg_attribute a
   WHERE a.attrelid = to_regclass($3) AND a.attnum > 0 AND NOT a.attisdropped AND a.attname::text IN (
     SELECT jsonb_object_keys(r.content) FROM removed_rows r
      WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = $3)`);

type KeptTable = Exclude<(typeof KEPT_TABLES)[number], "directory">;

/** Who has left is in no team again; a former name leads back unless somebody is, or was, called so since. */
const STILL: Partial<Record<KeptTable, string>> = {
  team_members: "AND EXISTS (SELECT FROM users u WHERE u.organization_id = $1 AND u.id = kept.user_id)",
  former_names: `
    AND NOT EXISTS (SELECT FROM former_names f
                     WHERE f.organization_id = $1 AND f.kind = kept.kind AND f.value = kept.value)
    AND NOT EXISTS (SELECT FROM bookpages b
                     WHERE b.organization_id = $1 AND kept.kind = 'nickname' AND b.nickname = kept.value)
    AND NOT EXISTS (SELECT FROM locators l
                     WHERE l.organization_id = $1 AND kept.kind = 'locator' AND l.handle = kept.value)
    AND NOT EXISTS (SELECT FROM forms o
                     WHERE o.organization_id = $1 AND kept.kind = 'form' AND o.handle = kept.value)
    AND NOT EXISTS (SELECT FROM appointment_types a
                     WHERE a.organization_id = $1 AND kept.kind = 'type' AND a.bookpage_id || '/' || a.handle = kept.value)`,
};

/** Former names that lead elsewhere by now in the organisation. */
const LOST_NAMES = statement<{ name: string }>(`
  SELECT DISTINCT coalesce(regexp_replace(r.content ->> 'value', '^.*/', ''), '') AS name FROM removed_rows r
   WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = 'former_names' AND NOT EXISTS (
     SELECT FROM former_names f WHERE f.organization_id = $1 AND f.kind = r.content ->> 'kind'
        AND f.value = (r.content ->> 'value')::citext AND f.target_id = r.content ->> 'target_id')`);

async function putRowsBack(
  tx: Db,
  organization: OrganizationId,
  { removal, table }: { removal: string; table: KeptTable },
): Promise<void> {
  const columns = (await sql(tx, COLUMNS, [organization, removal, table])).map(({ name }) => name);
  if (columns.length === 0) return;
  const names = columns.map((name) => `"${name}"`).join(", ");
  // Whoever keeps copies sees that it is there again.
  const values = columns.map((name) =>
    name === "updated_at" ? "now()" : name === "v" ? "kept.v + 1" : `kept."${name}"`,
  );
  await sql(
    tx,
    builtWrite(`
      INSERT INTO ${table} (${names})
      SELECT ${values.join(", ")} FROM removed_rows r, jsonb_populate_record(NULL::${table}, r.content) kept
       WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = '${table}' ${STILL[table] ?? ""}
       ORDER BY r.number`),
    [organization, removal],
  );
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

async function refuseTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const state = findSqlState(error);
    if (state === UNIQUE_VIOLATION) throw nameTaken("Its name or address is something else's by now.");
    if (state === FOREIGN_KEY_VIOLATION)
      throw new ApiProblem("conflict", "What it belonged to, or used, is not there any more.", {
        reason: "owner_gone",
      });
    throw error;
  }
}
