import type { Instant } from "@/lib/core/time/instant";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/deletions/kept-rows";
import { describeEntries } from "@/lib/domain/audit/queries";
import { mayBeUndone } from "@/lib/domain/audit/undoable";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { AuditEntry } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { isTheirs, type Member } from "@/lib/platform/http/contract";
import { ApiProblem, notFound, notOwn } from "@/lib/platform/http/problem";
import type { Place } from "./people-before";
import { readLatestSave } from "./read-save";
import { findOwner, readSubject, type Subject } from "./read-subject";
import { restoreRemoved } from "./restore-removed";
import { findStateBefore } from "./state-before";
import { WRITE_BACK } from "./write-back";

interface Wish {
  entry: string;
  /** Who asks, if a member: what is changed is this member's own. */
  member: Member | null;
  now: Instant;
}

/**
 * Writes back what a change has replaced, unless something was changed since. Nothing is held meanwhile: what is written in
 * between raises the version that the update asks for.
 */
export function undoChange(db: Db, organization: OrganizationId, { entry: id, member, now }: Wish) {
  return inTransaction(db, async (tx) => {
    const entry = await tx.auditEntry.findUnique({ where: keyOf(organization, id) });
    if (entry && isDeletion(entry)) return restore(tx, organization, { entry, member });
    const subject = await findSubject(tx, organization, entry);
    if (member !== null && (!subject || !isTheirs(member, findOwner(subject)))) throw notOwn();
    if (!entry) throw notFound(`The entry ${id}`);
    if (!mayBeUndone(entry)) throw cannotBeUndone();
    if (!subject) throw changedSince();

    const save = await readLatestSave(tx, organization, entry.resourceId);
    if (!save.some((one) => one.id === id)) throw changedSince();
    if (!save.every(mayBeUndone)) throw cannotBeUndone();
    const people = entry.resource === "team" ? await readPeople(tx, organization, subject) : [];
    const before = findStateBefore(save, subject.columns, people);
    if (!before) throw changedSince();
    await refuseChanged(WRITE_BACK[entry.resource](tx, organization, { subject, before, now }));

    return answerLatest(tx, organization, entry.resourceId);
  });
}

const isDeletion = ({ action, resource }: AuditEntry) =>
  action === "delete" && RESTORABLE_RESOURCES.some((one) => one === resource);

async function restore(
  tx: Db,
  organization: OrganizationId,
  { entry, member }: { entry: AuditEntry; member: Member | null },
) {
  await restoreRemoved(tx, organization, { resource: entry.resourceId, member });
  return answerLatest(tx, organization, entry.resourceId);
}

async function answerLatest(tx: Db, organization: OrganizationId, resource: string) {
  const [left] = await readLatestSave(tx, organization, resource);
  const answer = left && (await describeEntries(tx, organization, [left])).get(left.id);
  if (!answer) throw changedSince();
  return answer;
}

const findSubject = async (tx: Db, organization: OrganizationId, entry: AuditEntry | null) =>
  entry && mayBeUndone(entry) ? readSubject(tx, organization, entry.resource, entry.resourceId) : null;

const PEOPLE = statement<Place>(`
  SELECT user_id, member, member_position, admin, admin_position FROM team_members
   WHERE organization_id = $1 AND team_id = $2`);

const readPeople = (tx: Db, organization: OrganizationId, { id }: Subject) =>
  sql(tx, PEOPLE, [organization, id]);

async function refuseChanged(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const isChanged = error instanceof ApiProblem && error.code === "precondition_failed";
    throw isChanged ? changedSince() : error;
  }
}

const changedSince = () =>
  new ApiProblem("changed_since", "It was changed again, or deleted, after this change.");

const cannotBeUndone = () =>
  new ApiProblem(
    "conflict",
    "Only changes of hours, absences, booking pages, appointment types and teams can be taken back, and no change of their owner.",
    { reason: "not_undoable" },
  );
