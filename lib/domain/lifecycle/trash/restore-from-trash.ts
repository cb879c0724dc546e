import { RESTORABLE_DAYS } from "@/lib/domain/audit/trash/delete-trash";
import { DETACHED_EVENTS, TRASH_TABLES } from "@/lib/domain/audit/trash/trash-statements";
import { requireAbsenceCapacity } from "@/lib/domain/availability/absences/require-absence-capacity";
import type { Member } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildNotFoundProblem, buildNotOwnedProblem } from "@/lib/domain/contracts/problem";
import { enqueueReplanning } from "@/lib/domain/events/planned-steps/replan-steps";
import { requireWorkflowCapacity } from "@/lib/domain/events/workflows/require-workflow-capacity";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { TrashItem } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildWriteStatement, defineStatement } from "@/lib/platform/db/statement";
import { serializeTrashItem } from "./list-trash";
import { buildSlugTakenProblem, listTrashedSlugs, requireFreeSlugs, restoreSlugs } from "./restore-slugs";

interface RestoreRequest {
  /** Id of the deleted resource. */
  resource: string;
  /** The caller if a member, who may restore only what they deleted. */
  member: Member | null;
}

/** Restores a deleted resource with its parts under its old id, unless its name is taken. */
export function restoreFromTrash(db: Db, organization: OrganizationId, { resource, member }: RestoreRequest) {
  return withTransaction(db, async (tx) => {
    const removal = await lockTrashItem(tx, organization, resource);
    if (member !== null && removal?.deletedBy !== member.id) throw buildNotOwnedProblem();
    if (!removal)
      throw buildNotFoundProblem(
        `What was deleted as ${resource}, and less than ${RESTORABLE_DAYS} days ago,`,
      );
    await requireCapacity(tx, organization, removal);
    const lost_names = await withTakenProblem(restoreItem(tx, organization, removal.id));
    await tx.trashItem.delete({
      where: { organizationId_id: { organizationId: organization, id: removal.id } },
    });
    if (removal.resource === "workflow") await enqueueReplanning(tx, organization);
    return { ...serializeTrashItem(removal), lost_names };
  });
}

/** A restore keeps the limits of a creation. */
async function requireCapacity(
  tx: Db,
  organization: OrganizationId,
  { resource, ownerId }: Pick<TrashItem, "resource" | "ownerId">,
): Promise<void> {
  if (resource === "workflow") await requireWorkflowCapacity(tx, organization);
  if (resource === "absence" && ownerId !== null) await requireAbsenceCapacity(tx, organization, ownerId);
}

const LOCK = defineStatement("SELECT FROM trash_items WHERE organization_id = $1 AND id = $2 FOR UPDATE");

async function lockTrashItem(tx: Db, organizationId: OrganizationId, resourceId: string) {
  const where = { organizationId_resourceId: { organizationId, resourceId } };
  const found = await tx.trashItem.findUnique({ where });
  if (!found) return null;
  await executeSql(tx, LOCK, [organizationId, found.id]);
  return tx.trashItem.findUnique({ where });
}

const RESTORE_EVENTS = defineStatement(`
  UPDATE events e SET bookpage_id = r.content ->> 'page', appointment_type_id = r.content ->> 'type',
                      updated_at = now(), v = v + 1
    FROM trash_rows r
   WHERE r.organization_id = $1 AND r.item_id = $2 AND r.source = '${DETACHED_EVENTS}'
     AND e.organization_id = $1 AND e.id = r.content ->> 'id' AND e.appointment_type_id IS NULL
     AND (e.bookpage_id IS NULL OR e.bookpage_id = r.content ->> 'page')`);

/** Deletes the tombstones of restored rows. */
const DELETE_TOMBSTONES = defineStatement(`
  DELETE FROM tombstones d USING trash_rows r
   WHERE r.organization_id = $1 AND r.item_id = $2
     AND r.source NOT IN ('${DETACHED_EVENTS}', 'directory', 'former_names')
     AND d.organization_id = $1 AND d.id = r.content ->> 'id'`);

/** @returns former names that belong to other resources by now */
async function restoreItem(tx: Db, organization: OrganizationId, removal: string): Promise<string[]> {
  const names = await listTrashedSlugs(tx, organization, removal);
  await requireFreeSlugs(tx, names);
  for (const table of TRASH_TABLES)
    if (table !== "directory") await restoreRows(tx, organization, { removal, table });
  const unlisted = await restoreSlugs(tx, organization, names);
  await executeSql(tx, RESTORE_EVENTS, [organization, removal]);
  await executeSql(tx, DELETE_TOMBSTONES, [organization, removal]);
  const takenNames = (await executeSql(tx, TAKEN_SLUGS, [organization, removal])).map(({ name }) => name);
  return [...new Set([...takenNames, ...unlisted])].sort();
}

/** Columns of the stored rows that the table still has. */
const COLUMNS = defineStatement<{ name: string }>(`
  SELECT a.attname::text AS name FROM pg_attribute a
   WHERE a.attrelid = to_regclass($3) AND a.attnum > 0 AND NOT a.attisdropped AND a.attname::text IN (
     SELECT jsonb_object_keys(r.content) FROM trash_rows r
      WHERE r.organization_id = $1 AND r.item_id = $2 AND r.source = $3)`);

type TrashedTable = Exclude<(typeof TRASH_TABLES)[number], "directory">;

/** Deleted users are not restored to teams, channels not without their workspace; former names are restored unless another resource has or had them since. */
const STILL: Partial<Record<TrashedTable, string>> = {
  team_members: "AND EXISTS (SELECT FROM users u WHERE u.organization_id = $1 AND u.id = kept.user_id)",
  slack_channels: "AND EXISTS (SELECT FROM slack_connections s WHERE s.organization_id = $1)",
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

/** Former names that belong to other resources of the organisation by now. */
const TAKEN_SLUGS = defineStatement<{ name: string }>(`
  SELECT DISTINCT coalesce(regexp_replace(r.content ->> 'value', '^.*/', ''), '') AS name FROM trash_rows r
   WHERE r.organization_id = $1 AND r.item_id = $2 AND r.source = 'former_names' AND NOT EXISTS (
     SELECT FROM former_names f WHERE f.organization_id = $1 AND f.kind = r.content ->> 'kind'
        AND f.value = (r.content ->> 'value')::citext AND f.target_id = r.content ->> 'target_id')`);

async function restoreRows(
  tx: Db,
  organization: OrganizationId,
  { removal, table }: { removal: string; table: TrashedTable },
): Promise<void> {
  const columns = (await executeSql(tx, COLUMNS, [organization, removal, table])).map(({ name }) => name);
  if (columns.length === 0) return;
  const names = columns.map((name) => `"${name}"`).join(", ");
  // A new version tells clients with synced lists that the row is back.
  const values = columns.map((name) =>
    name === "updated_at" ? "now()" : name === "v" ? "kept.v + 1" : `kept."${name}"`,
  );
  await executeSql(
    tx,
    buildWriteStatement(`
      INSERT INTO ${table} (${names})
      SELECT ${values.join(", ")} FROM trash_rows r, jsonb_populate_record(NULL::${table}, r.content) kept
       WHERE r.organization_id = $1 AND r.item_id = $2 AND r.source = '${table}' ${STILL[table] ?? ""}
       ORDER BY r.number`),
    [organization, removal],
  );
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

async function withTakenProblem<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const state = findSqlState(error);
    if (state === UNIQUE_VIOLATION)
      throw buildSlugTakenProblem("Its name or address is something else's by now.");
    if (state === FOREIGN_KEY_VIOLATION)
      throw new ApiProblem("conflict", "What it belonged to, or used, is not there any more.", {
        reason: "owner_gone",
      });
    throw error;
  }
}
