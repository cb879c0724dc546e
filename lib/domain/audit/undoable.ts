import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** Whose changes can be taken back. */
export const UNDOABLE_RESOURCES = [
  "absence",
  "appointment_type",
  "availability",
  "bookpage",
  "team",
] as const;

type UndoableResource = (typeof UNDOABLE_RESOURCES)[number];

/** Whose something is cannot be taken back: another owner took more away than the entry tells. */
const OWNER_FIELDS = ["user_id", "bookpage_id"];

type ChangedEntry = Pick<AuditEntry, "action" | "changes"> & { resource: string };

/** By itself; something else may have been changed since. */
export const canBeUndone = <Entry extends ChangedEntry>(
  entry: Entry,
): entry is Entry & { resource: UndoableResource } =>
  entry.action === "update" &&
  UNDOABLE_RESOURCES.some((resource) => resource === entry.resource) &&
  !OWNER_FIELDS.some((field) => field in (entry.changes as object));

type EntryWrite = Pick<AuditEntry, "id" | "requestId" | "transactionId">;

/**
 * Whether two entries are of one request. Its id does not say so by itself, as clients choose it; and the numbers of
 * transactions begin anew on a server to which the data are moved.
 */
export const areOfSameRequest = (a: EntryWrite, b: EntryWrite): boolean =>
  a.id === b.id ||
  (a.requestId !== null && a.requestId === b.requestId && a.transactionId === b.transactionId);

const LATEST = defineStatement<EntryWrite & { resourceId: string }>(`
  SELECT e.resource_id AS "resourceId", e.id, e.request_id AS "requestId", e.transaction_id AS "transactionId"
    FROM unnest($2::text[]) asked (id)
   CROSS JOIN LATERAL (SELECT resource_id, id, request_id, transaction_id FROM audit_entries
                        WHERE organization_id = $1 AND resource_id = asked.id ORDER BY id DESC LIMIT 1) e`);

const IN_TRASH = defineStatement<{ resource: string; resource_id: string }>(
  "SELECT resource, resource_id FROM removals WHERE organization_id = $1 AND resource_id = ANY ($2)",
);

/** Those of what was deleted, and can be restored. */
async function listRestorableEntries(db: Db, organization: OrganizationId, entries: readonly AuditEntry[]) {
  const deletions = entries.filter(({ action }) => action === "delete");
  if (deletions.length === 0) return [];
  const kept = await executeSql(db, IN_TRASH, [organization, deletions.map(({ resourceId }) => resourceId)]);
  return deletions.filter((entry) =>
    kept.some((one) => one.resource === entry.resource && one.resource_id === entry.resourceId),
  );
}

/** The ids of the entries that can be taken back: what they are about has not been changed since. */
export async function listUndoableEntries(
  db: Db,
  organization: OrganizationId,
  entries: readonly AuditEntry[],
): Promise<ReadonlySet<string>> {
  const candidates: AuditEntry[] = [
    ...entries.filter(canBeUndone),
    ...(await listRestorableEntries(db, organization, entries)),
  ];
  if (candidates.length === 0) return new Set();
  const resources = [...new Set(candidates.map(({ resourceId }) => resourceId))];
  const latest = new Map(
    (await executeSql(db, LATEST, [organization, resources])).map((entry) => [entry.resourceId, entry]),
  );
  const isLatest = (entry: AuditEntry) => {
    const last = latest.get(entry.resourceId);
    return last !== undefined && areOfSameRequest(entry, last);
  };
  return new Set(candidates.filter(isLatest).map(({ id }) => id));
}
