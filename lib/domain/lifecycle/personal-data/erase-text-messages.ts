import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SubjectIdentifiers } from "./subject-identifiers";

const DELETE = defineStatement(`
  DELETE FROM text_messages m
   WHERE m.organization_id = $1 AND m.event_id = ANY ($2)
     AND (m.state NOT IN ('queued', 'sending')
          OR m.invitee_id IN (SELECT i.id FROM invitees i
                               WHERE i.organization_id = $1 AND i.event_id = ANY ($2)
                                 AND (lower(i.email) = ANY ($3) OR i.user_id = $4)))`);

/** Numbers of invitees are as they were typed, perhaps without the code of their country. */
const DELETE_STOPS = defineStatement(`
  DELETE FROM sms_stops s USING invitees i
   WHERE s.organization_id = $1 AND i.organization_id = $1 AND i.event_id = ANY ($2)
     AND (lower(i.email) = ANY ($3) OR i.user_id = $4)
     AND length(regexp_replace(i.phone, '\\D', '', 'g')) >= 7
     AND right(s.number, 7) = right(regexp_replace(i.phone, '\\D', '', 'g'), 7)`);

/**
 * Deletes the SMS to the person, and those to others about the same meetings that were sent, as they may name the
 * person, and that the person's number has ended them.
 */
export async function eraseTextMessages(
  tx: Db,
  { organization, events, emails, user }: SubjectIdentifiers,
): Promise<void> {
  const person = [organization, events, emails, user];
  await executeSql(tx, DELETE, person);
  await executeSql(tx, DELETE_STOPS, person);
}
