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

/**
 * Deletes the SMS to the person, and those to others about the same meetings that were sent, as they may name the
 * person.
 */
export const eraseTextMessages = (
  tx: Db,
  { organization, events, emails, user }: SubjectIdentifiers,
): Promise<unknown> => executeSql(tx, DELETE, [organization, events, emails, user]);
