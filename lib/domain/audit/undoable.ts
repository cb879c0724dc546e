import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** Resources with changes that can be undone. */
export const UNDOABLE_RESOURCES = [
  "absence",
  "appointment_type",
  "availability",
  "bookpage",
  "team",
] as const;

type UndoableResource = (typeof UNDOABLE_RESOURCES)[number];

/** A change of owner cannot be undone: it removed more than its entry lists. */
const OWNER_FIELDS = ["user_id", "bookpage_id"];

type ChangedEntry = Pick<AuditEntry, "action" | "changes"> & { resource: string };

/** Decides by the entry alone; a later change may still prevent it. */
export const canBeUndone = <Entry extends ChangedEntry>(
  entry: Entry,
): entry is Entry & { resource: UndoableResource } =>
  entry.action === "update" &&
  UNDOABLE_RESOURCES.some((resource) => resource === entry.resource) &&
  !OWNER_FIELDS.some((field) => field in (entry.changes as object));

/** Settings files are changes of the organisation, and are undone as a whole. Their fields are paths. */
export const isOfSettingsFiles = ({ resource, changes }: ChangedEntry): boolean =>
  resource === "organization" && Object.keys(changes as object).some((field) => field.endsWith(".yaml"));

type EntryWrite = Pick<AuditEntry, "id" | "requestId" | "transactionId">;

/**
 * Returns whether two entries belong to one request. Clients choose request ids, and transaction numbers
 * restart when the data move to another server, so both must match.
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
  "SELECT resource, resource_id FROM trash_items WHERE organization_id = $1 AND resource_id = ANY ($2)",
);

/** Filters entries of deletions that are still in the trash. */
async function listRestorableEntries(db: Db, organization: OrganizationId, entries: readonly AuditEntry[]) {
  const deletions = entries.filter(({ action }) => action === "delete");
  if (deletions.length === 0) return [];
  const restorable = await executeSql(db, IN_TRASH, [
    organization,
    deletions.map(({ resourceId }) => resourceId),
  ]);
  return deletions.filter((entry) =>
    restorable.some((one) => one.resource === entry.resource && one.resource_id === entry.resourceId),
  );
}

/** Returns the ids of entries that are the latest of their resource. */
export async function listUndoableEntries(
  db: Db,
  organization: OrganizationId,
  entries: readonly AuditEntry[],
): Promise<ReadonlySet<string>> {
  const candidates: AuditEntry[] = [
    ...entries.filter((entry) => canBeUndone(entry) || isOfSettingsFiles(entry)),
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
