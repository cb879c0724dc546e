import { RESTORABLE_DAYS } from "@/lib/domain/deletions/forget-removals";
import { FORGETFUL_EVENTS, KEPT_TABLES } from "@/lib/domain/deletions/kept-rows";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { builtWrite, statement } from "@/lib/platform/db/statement";
import type { Member } from "@/lib/platform/http/contract";
import { ApiProblem, notFound, notOwn } from "@/lib/platform/http/problem";
import { serializeRemoval } from "./list-removals";

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
    await refuseTaken(putBack(tx, organization, removal.id));
    await tx.removal.delete({
      where: { organizationId_id: { organizationId: organization, id: removal.id } },
    });
    return serializeRemoval(removal);
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
   WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source <> '${FORGETFUL_EVENTS}' AND r.source <> 'directory'
     AND d.organization_id = $1 AND d.id = r.content ->> 'id'`);

async function putBack(tx: Db, organization: OrganizationId, removal: string): Promise<void> {
  for (const table of KEPT_TABLES) await putRowsBack(tx, organization, { removal, table });
  await sql(tx, RESTORE_EVENTS, [organization, removal]);
  await sql(tx, FORGET_DELETIONS, [organization, removal]);
}

/** What the rows have of the columns that the table has by now. */
const COLUMNS = statement<{ name: string }>(`
  SELECT a.attname::text AS name FROM pg_attribute a
   WHERE a.attrelid = to_regclass($3) AND a.attnum > 0 AND NOT a.attisdropped AND EXISTS (
     SELECT FROM removed_rows r
      WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = $3 AND r.content ? a.attname)`);

type KeptTable = (typeof KEPT_TABLES)[number];

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
  const isThere =
    table === "team_members"
      ? "AND EXISTS (SELECT FROM users u WHERE u.organization_id = $1 AND u.id = kept.user_id)"
      : "";
  await sql(
    tx,
    builtWrite(`
      INSERT INTO ${table} (${names})
      SELECT ${values.join(", ")} FROM removed_rows r, jsonb_populate_record(NULL::${table}, r.content) kept
       WHERE r.organization_id = $1 AND r.removal_id = $2 AND r.source = '${table}' ${isThere}
       ORDER BY r.number`),
    [organization, removal],
  );
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

async function refuseTaken(written: Promise<void>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const state = findSqlState(error);
    if (state === UNIQUE_VIOLATION)
      throw new ApiProblem("conflict", "Its name or address is something else's by now.", {
        reason: "name_taken_since",
      });
    if (state === FOREIGN_KEY_VIOLATION)
      throw new ApiProblem("conflict", "What it belonged to, or used, is not there any more.", {
        reason: "owner_gone",
      });
    throw error;
  }
}
