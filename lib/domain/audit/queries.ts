import type { z } from "zod";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import type { Db } from "@/lib/platform/db/client";
import { type AuditEntry, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { listResourceNames } from "./list-resource-names";
import type { auditEntry, auditQuery } from "./schema";
import { listUndoableEntries } from "./undoable";

type Entry = z.output<typeof auditEntry>;

const AUDIT_ENTRIES = defineStatement<AuditEntry>(
  selectFrom("audit_entries", Prisma.AuditEntryScalarFieldEnum),
);

export async function listAuditEntries(
  db: Db,
  organization: OrganizationId,
  { resource, resource_id, actor, since, until, ...page }: z.output<typeof auditQuery>,
  url: URL,
) {
  const options = { ...page, changedAt: "t.created_at" }; // entries are append-only
  const rows = await listRowPage(db, AUDIT_ENTRIES, organization, options, (param) => [
    ...(resource ? [`t.resource = ${param(resource)}`] : []),
    ...(resource_id ? [`t.resource_id = ${param(resource_id)}`] : []),
    ...(actor ? [`t.actor_id = ${param(actor)}`] : []),
    // The id begins with the time, so one index sorts, filters and pages.
    ...(since ? [`t.id >= ${param(buildFirstIdAt(since))}`] : []),
    ...(page.updated_since ? [`t.id >= ${param(buildFirstIdAt(page.updated_since))}`] : []),
    ...(until ? [`t.id < ${param(buildFirstIdAt(until))}`] : []),
  ]);
  const shown = await serializeAuditEntries(db, organization, rows.slice(0, page.limit));
  return buildPageReply(rows, page, url, (row) => shown.get(row.id) as Entry);
}

/** Returns the serialized entries by id. */
export async function serializeAuditEntries(
  db: Db,
  organization: OrganizationId,
  rows: readonly AuditEntry[],
): Promise<ReadonlyMap<string, Entry>> {
  const ids = rows.flatMap(({ actorId, resourceId }) => [resourceId, ...(actorId ? [actorId] : [])]);
  const names = await listResourceNames(db, organization, ids);
  const undoable = await listUndoableEntries(db, organization, rows);
  return new Map(rows.map((row) => [row.id, serializeEntry(row, names, undoable.has(row.id))]));
}

/**
 * Lowest entry id at a time, as the database builds them: 8 digits of seconds, 3 of milliseconds, then a
 * number.
 */
function buildFirstIdAt(at: Date): string {
  const time = Math.min(2 ** 32 * 1000 - 1, Math.max(0, at.getTime()));
  const seconds = Math.floor(time / 1000).toString(16);
  return `${seconds.padStart(8, "0")}${(time % 1000).toString(16).padStart(3, "0")}${"0".repeat(13)}`;
}

const serializeEntry = (row: AuditEntry, names: ReadonlyMap<string, string>, undoable: boolean): Entry => ({
  _id: row.id,
  createdAt: row.createdAt,
  actor: {
    kind: row.actorKind as Entry["actor"]["kind"],
    id: row.actorId,
    name: names.get(row.actorId ?? "") ?? null,
  },
  request_id: row.requestId,
  address: row.address,
  device: row.device,
  action: row.action as Entry["action"],
  resource: row.resource as Entry["resource"],
  resource_id: row.resourceId,
  resource_name: names.get(row.resourceId) ?? null,
  changes: row.changes as Entry["changes"],
  undoable,
});
