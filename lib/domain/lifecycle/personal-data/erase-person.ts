import { forgetRemovalsThatMention } from "@/lib/domain/audit/deletions/forget-removals";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { recordErasure } from "@/lib/domain/audit/record-entry";
import { removeEntriesOf } from "@/lib/domain/bookings/waiting/remove-entries";
import { deleteUser, refuseToDelete } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { silenceAudit } from "@/lib/platform/db/silence-audit";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { containsPattern } from "./contains-pattern";
import { eraseDeliveries } from "./erase-deliveries";
import { eraseEntries } from "./erase-entries";
import { eraseEvents } from "./erase-events";
import { eraseLinks } from "./erase-links";
import { eraseListViews } from "./erase-list-views";
import { eraseMails } from "./erase-mails";
import { eraseResponses } from "./erase-responses";
import { eraseShortLived } from "./erase-short-lived";
import { findTraces } from "./find-traces";
import { createRedactor, type Redactor } from "./redactor";
import type { Traces } from "./traces";

interface Wish {
  email: string;
  /** The address may be a member's, who is deleted with pages, hours and calendars. */
  deleteMember: boolean;
  /** Whom the caller may delete. */
  rights: AccountRights;
}

/**
 * Takes a person out of everything that the organisation keeps. What remains (times, ids, counts) tells of somebody
 * with a made-up name. It may be broken off and called again: what the person is found by goes last.
 */
export async function erasePerson(
  db: Db,
  organization: OrganizationId,
  { email, deleteMember, rights }: Wish,
) {
  const traces = await findTraces(db, organization, email);
  if (traces.user && !deleteMember) {
    throw new ApiProblem(
      "conflict",
      "The address is a member's: with delete_member the member is deleted, too, with pages, hours and calendars.",
      { reason: "member_address" },
    );
  }
  if (traces.user) await refuseToDelete(db, organization, traces.user, rights);
  const redactor = createRedactor(traces);
  const logged = await eraseLogs(db, traces, redactor);
  const id = newId();
  await inTransaction(db, (tx) => eraseRecords(tx, traces, { redactor, rights, id }));
  // Once more, for what was written while the person was still there.
  const late = await eraseLogs(db, { ...traces, user: null }, redactor);
  return {
    _id: id,
    name: redactor.name,
    events: traces.events.length,
    mails: Math.max(logged.mails, late.mails),
    deliveries: Math.max(logged.deliveries, late.deliveries),
    audit_entries: Math.max(logged.entries, late.entries),
    member: traces.user,
  };
}

async function eraseLogs(db: Db, traces: Traces, redactor: Redactor) {
  const mails = await eraseMails(db, traces, redactor);
  const deliveries = await eraseDeliveries(db, traces, redactor);
  const entries = await eraseEntries(db, traces, redactor);
  await eraseShortLived(db, traces, redactor);
  return { mails, deliveries, entries };
}

const ERASE_CONTACT = statement(`
  UPDATE third_parties SET contact_email = NULL, contact_name = NULL
   WHERE organization_id = $1 AND lower(contact_email) = ANY ($2)`);

const FORGET_INVITATIONS = statement<{ id: string }>(
  "DELETE FROM invitations WHERE organization_id = $1 AND lower(email) = ANY ($2) RETURNING id",
);

/** What calendars say of guests, by their addresses. */
const FORGET_ANSWERS = statement(`
  UPDATE calendar_entries SET answers = '{}' WHERE organization_id = $1 AND event_id = ANY ($2) AND answers <> '{}'`);

/** Titles of what was in the way of a meeting: they may name anybody, and only helped to choose. */
const FORGET_REASONS = statement(
  "UPDATE calendar_changes SET reasons = '{}' WHERE organization_id = $1 AND reasons <> '{}'",
);

const FORGET_OFFBOARDINGS = statement(`
  UPDATE offboardings SET user_name = NULL, updated_at = now() WHERE organization_id = $1 AND user_id = $2`);

interface Erasure {
  id: string;
  redactor: Redactor;
  rights: AccountRights;
}

async function eraseRecords(tx: Db, traces: Traces, { redactor, rights, id }: Erasure) {
  const { organization, emails, events, responses, user } = traces;
  await silenceAudit(tx);
  await eraseResponses(tx, traces, redactor);
  await eraseEvents(tx, traces, redactor);
  await sql(tx, FORGET_ANSWERS, [organization, events]);
  await sql(tx, FORGET_REASONS, [organization]);
  if (user) {
    await sql(tx, FORGET_OFFBOARDINGS, [organization, user]);
    await deleteUser(tx, organization, user, { precondition: new Precondition(null), rights });
    // Leaving events, the member has left name and address in those that were theirs.
    await eraseEvents(tx, { ...traces, user: null }, redactor);
  }
  await forgetRemovalsThatMention(tx, organization, [...emails, ...responses].map(containsPattern));
  await eraseLinks(tx, traces, redactor);
  await eraseListViews(tx, traces, redactor);
  await removeEntriesOf(tx, organization, emails);
  await sql(tx, ERASE_CONTACT, [organization, emails]);
  const invitations = await sql(tx, FORGET_INVITATIONS, [organization, emails]);
  await noteDeletions(tx, organization, { kind: "invitation", ids: invitations.map(({ id }) => id) });
  await recordErasure(tx, organization, id, events.length);
}
