import type { Instant } from "@/lib/core/time/instant";
import { serializeAuditEntries } from "@/lib/domain/audit/queries";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/trash/trash-statements";
import { canBeUndone, isOfSettingsFiles } from "@/lib/domain/audit/undoable";
import { canReaderManage, type Member } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildNotFoundProblem, buildNotOwnedProblem } from "@/lib/domain/contracts/problem";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { undoSettings } from "../settings-files/undo-settings";
import { restoreFromTrash } from "../trash/restore-from-trash";
import type { TeamMembership } from "./derive-previous-members";
import { derivePreviousState } from "./derive-previous-state";
import { findSubjectOwner, findUndoSubject, type UndoSubject } from "./find-undo-subject";
import { listLatestSaveEntries } from "./list-latest-save-entries";
import { RESTORE_STATE } from "./restore-state";

interface UndoRequest {
  entry: string;
  /** The caller if a member, who may undo only changes of their own resources. */
  member: Member | null;
  rights: AccountRights;
  now: Instant;
}

/**
 * Restores the state before a change, unless there was a later one. No lock is needed: a concurrent write raises the
 * version, which the update checks.
 */
export function undoChange(
  db: Db,
  organization: OrganizationId,
  { entry: id, member, rights, now }: UndoRequest,
) {
  return withTransaction(db, async (tx) => {
    const entry = await tx.auditEntry.findUnique({ where: toRowKey(organization, id) });
    if (entry && isDeletion(entry)) return restoreDeleted(tx, organization, { entry, member });
    if (entry && isOfSettingsFiles(entry) && member === null) {
      requireUnlimitedRights(rights);
      const changes = entry.changes as Parameters<typeof undoSettings>[2];
      const undone = await undoSettings(tx, { organization, now, rights }, changes);
      return serializeLatestEntry(tx, organization, undone);
    }
    const subject = await findSubject(tx, organization, entry);
    if (member !== null && (!subject || !canReaderManage(member, findSubjectOwner(subject))))
      throw buildNotOwnedProblem();
    if (!entry) throw buildNotFoundProblem(`The entry ${id}`);
    if (!canBeUndone(entry)) throw buildNotUndoableProblem();
    if (!subject) throw buildChangedSinceProblem();

    const entries = await listLatestSaveEntries(tx, organization, entry.resourceId);
    if (!entries.some((one) => one.id === id)) throw buildChangedSinceProblem();
    if (!entries.every(canBeUndone)) throw buildNotUndoableProblem();
    const people = entry.resource === "team" ? await listTeamMemberships(tx, organization, subject) : [];
    const before = derivePreviousState(entries, subject.columns, people);
    if (!before) throw buildChangedSinceProblem();
    await withChangedProblem(RESTORE_STATE[entry.resource](tx, organization, { subject, before, now }));

    return serializeLatestEntry(tx, organization, entry.resourceId);
  });
}

/** Files may contain every kind of settings, which scopes give one by one. */
function requireUnlimitedRights(rights: AccountRights): void {
  if (rights === "all" || rights === "admins") return;
  throw new ApiProblem("forbidden", "Settings files are taken back by admins and by keys without scopes.");
}

const isDeletion = ({ action, resource }: AuditEntry) =>
  action === "delete" && RESTORABLE_RESOURCES.some((one) => one === resource);

async function restoreDeleted(
  tx: Db,
  organization: OrganizationId,
  { entry, member }: { entry: AuditEntry; member: Member | null },
) {
  await restoreFromTrash(tx, organization, { resource: entry.resourceId, member });
  return serializeLatestEntry(tx, organization, entry.resourceId);
}

async function serializeLatestEntry(tx: Db, organization: OrganizationId, resource: string) {
  const [latest] = await listLatestSaveEntries(tx, organization, resource);
  const answer = latest && (await serializeAuditEntries(tx, organization, [latest])).get(latest.id);
  if (!answer) throw buildChangedSinceProblem();
  return answer;
}

const findSubject = async (tx: Db, organization: OrganizationId, entry: AuditEntry | null) =>
  entry && canBeUndone(entry) ? findUndoSubject(tx, organization, entry.resource, entry.resourceId) : null;

const PEOPLE = defineStatement<TeamMembership>(`
  SELECT user_id, member, member_position, admin, admin_position FROM team_members
   WHERE organization_id = $1 AND team_id = $2`);

const listTeamMemberships = (tx: Db, organization: OrganizationId, { id }: UndoSubject) =>
  executeSql(tx, PEOPLE, [organization, id]);

async function withChangedProblem(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const isChanged = error instanceof ApiProblem && error.code === "precondition_failed";
    throw isChanged ? buildChangedSinceProblem() : error;
  }
}

const buildChangedSinceProblem = () =>
  new ApiProblem("changed_since", "It was changed again, or deleted, after this change.");

const buildNotUndoableProblem = () =>
  new ApiProblem(
    "conflict",
    "Only changes of hours, absences, booking pages, appointment types and teams can be taken back, and no change of their owner.",
    { reason: "not_undoable" },
  );
