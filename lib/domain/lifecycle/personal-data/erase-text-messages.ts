import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { findSubjectNumbers } from "./find-subject-numbers";
import type { SubjectIdentifiers } from "./subject-identifiers";

const DELETE = defineStatement(`
  DELETE FROM text_messages m
   WHERE m.organization_id = $1 AND m.event_id = ANY ($2)
     AND (m.state NOT IN ('queued', 'sending')
          OR m.invitee_id IN (SELECT i.id FROM invitees i
                               WHERE i.organization_id = $1 AND i.event_id = ANY ($2)
                                 AND (lower(i.email) = ANY ($3) OR i.user_id = $4)))`);

const DELETE_REPLIES = defineStatement(`
  DELETE FROM text_replies r USING invitees i
   WHERE r.organization_id = $1 AND r.event_id = ${formatAnyOf("$2")}
     AND i.organization_id = $1 AND i.id = r.invitee_id
     AND (lower(i.email) = ${formatAnyOf("$3")} OR i.user_id = $4)`);

const DELETE_STOPS = defineStatement(`
  DELETE FROM sms_stops WHERE organization_id = $1 AND number = ${formatAnyOf("$2")}`);

const DELETE_CONSENTS = defineStatement(`
  DELETE FROM sms_consents
   WHERE organization_id = $1 AND number = ${formatAnyOf("$2")}
     AND (event_id IS NULL OR event_id = ${formatAnyOf("$3")})`);

/**
 * Deletes the SMS to the person, and those to others about the same meetings that were sent, as they may name the
 * person, and what the person's numbers have agreed to and ended.
 */
export async function eraseTextMessages(tx: Db, identifiers: SubjectIdentifiers): Promise<void> {
  const { organization, events, emails, user } = identifiers;
  const { numbers } = await findSubjectNumbers(tx, identifiers);
  await executeSql(tx, DELETE, [organization, events, emails, user]);
  await executeSql(tx, DELETE_REPLIES, [organization, events, emails, user]);
  await executeSql(tx, DELETE_STOPS, [organization, numbers]);
  await executeSql(tx, DELETE_CONSENTS, [organization, numbers, events]);
}
