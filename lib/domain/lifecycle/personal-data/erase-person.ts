import { recordErasure } from "@/lib/domain/audit/record-entry";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { deleteTrashMentioning } from "@/lib/domain/audit/trash/delete-trash";
import { removeEntriesByEmail } from "@/lib/domain/bookings/waiting-list/remove-entries";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { enqueueSlackUpdates } from "@/lib/domain/events/slack/enqueue-slack-updates";
import { assertUserDeletable, deleteUser } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { buildContainsPattern } from "./build-contains-pattern";
import { eraseAuditEntries } from "./erase-audit-entries";
import { eraseDeliveries } from "./erase-deliveries";
import { eraseEvents } from "./erase-events";
import { eraseLinks } from "./erase-links";
import { eraseListViews } from "./erase-list-views";
import { eraseMailSender } from "./erase-mail-sender";
import { eraseMails } from "./erase-mails";
import { erasePositions } from "./erase-positions";
import { eraseResponses } from "./erase-responses";
import { eraseShortLived } from "./erase-short-lived";
import { eraseTextMessages } from "./erase-text-messages";
import { eraseWorkflowAddresses } from "./erase-workflow-addresses";
import { findSubjectIdentifiers } from "./find-subject-identifiers";
import { createRedactor, type Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";

interface ErasureRequest {
  email: string;
  /** True if a member with this address may be deleted, with their pages, hours and calendars. */
  deleteMember: boolean;
  /** Accounts that the caller may delete. */
  rights: AccountRights;
}

/**
 * Erases a person from all data of the organisation. The remaining times, ids and counts have a made-up name. The call
 * can be interrupted and repeated: identifiers are erased last.
 */
export async function erasePerson(
  db: Db,
  organization: OrganizationId,
  { email, deleteMember, rights }: ErasureRequest,
) {
  const identifiers = await findSubjectIdentifiers(db, organization, email);
  if (identifiers.user && !deleteMember) {
    throw new ApiProblem(
      "conflict",
      "The address is a member's: with delete_member the member is deleted, too, with pages, hours and calendars.",
      { reason: "member_address" },
    );
  }
  if (identifiers.user) await assertUserDeletable(db, organization, identifiers.user, rights);
  const redactor = createRedactor(identifiers);
  const logged = await eraseLogs(db, identifiers, redactor);
  const id = generateId();
  await withTransaction(db, (tx) => eraseRecords(tx, identifiers, { redactor, rights, id }));
  // Repeated for entries written before the person was deleted.
  const late = await eraseLogs(db, { ...identifiers, user: null }, redactor);
  return {
    _id: id,
    name: redactor.name,
    events: identifiers.events.length,
    mails: Math.max(logged.mails, late.mails),
    deliveries: Math.max(logged.deliveries, late.deliveries),
    audit_entries: Math.max(logged.entries, late.entries),
    member: identifiers.user,
  };
}

async function eraseLogs(db: Db, identifiers: SubjectIdentifiers, redactor: Redactor) {
  const mails = await eraseMails(db, identifiers, redactor);
  const deliveries = await eraseDeliveries(db, identifiers, redactor);
  const entries = await eraseAuditEntries(db, identifiers, redactor);
  await eraseShortLived(db, identifiers, redactor);
  return { mails, deliveries, entries };
}

const ERASE_CONTACT = defineStatement(`
  UPDATE third_parties SET contact_email = NULL, contact_name = NULL
   WHERE organization_id = $1 AND lower(contact_email) = ANY ($2)`);

const CLEAR_INVITATIONS = defineStatement<{ id: string }>(
  "DELETE FROM invitations WHERE organization_id = $1 AND lower(email) = ANY ($2) RETURNING id",
);

/** Clears the replies that calendars gave for guests, found by address. */
const CLEAR_ANSWERS = defineStatement(`
  UPDATE calendar_entries SET answers = '{}' WHERE organization_id = $1 AND event_id = ANY ($2) AND answers <> '{}'`);

/** Clears the titles of conflicts: they may name anyone and only helped with a decision. */
const CLEAR_REASONS = defineStatement(
  "UPDATE calendar_changes SET reasons = '{}' WHERE organization_id = $1 AND reasons <> '{}'",
);

const CLEAR_OFFBOARDINGS = defineStatement(`
  UPDATE offboardings SET user_name = NULL, updated_at = now() WHERE organization_id = $1 AND user_id = $2`);

interface Erasure {
  id: string;
  redactor: Redactor;
  rights: AccountRights;
}

async function eraseRecords(tx: Db, identifiers: SubjectIdentifiers, { redactor, rights, id }: Erasure) {
  const { organization, emails, events, responses, user } = identifiers;
  await suppressAudit(tx);
  await eraseResponses(tx, identifiers, redactor);
  await eraseTextMessages(tx, identifiers); // found by the addresses of invitees
  await erasePositions(tx, identifiers); // found by the places of events
  await eraseEvents(tx, identifiers, redactor);
  await executeSql(tx, CLEAR_ANSWERS, [organization, events]);
  await executeSql(tx, CLEAR_REASONS, [organization]);
  if (user) {
    await executeSql(tx, CLEAR_OFFBOARDINGS, [organization, user]);
    await deleteUser(tx, organization, user, { precondition: new Precondition(null), rights });
    // Detaching the member from events has left their name and address as text.
    await eraseEvents(tx, { ...identifiers, user: null }, redactor);
  }
  // Messages at Slack have no text here: they are written anew without the person.
  for (const event of events) await enqueueSlackUpdates(tx, organization, event, { isErasure: true });
  await deleteTrashMentioning(tx, organization, [...emails, ...responses].map(buildContainsPattern));
  await eraseLinks(tx, identifiers, redactor);
  await eraseListViews(tx, identifiers, redactor);
  await eraseWorkflowAddresses(tx, identifiers);
  await eraseMailSender(tx, identifiers);
  await removeEntriesByEmail(tx, organization, emails);
  await executeSql(tx, ERASE_CONTACT, [organization, emails]);
  const invitations = await executeSql(tx, CLEAR_INVITATIONS, [organization, emails]);
  await recordTombstones(tx, organization, { kind: "invitation", ids: invitations.map(({ id }) => id) });
  await recordErasure(tx, organization, id, events.length);
}
