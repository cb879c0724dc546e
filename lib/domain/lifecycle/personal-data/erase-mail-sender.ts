import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Mails of the organisation no longer come from the person's account. */
const DELETE_SENDER = defineStatement(`
  DELETE FROM mail_senders
   WHERE organization_id = $1 AND (from_address = ANY ($2) OR lower(username) = ANY ($2))`);

const CLEAR_ADDRESSES = defineStatement(`
  UPDATE mail_senders
     SET reply_to = CASE WHEN reply_to = ANY ($2) THEN NULL ELSE reply_to END,
         envelope_from = CASE WHEN envelope_from = ANY ($2) THEN NULL ELSE envelope_from END,
         answer = CASE WHEN strpos(lower(answer), e.email) > 0 THEN '' ELSE answer END,
         updated_at = now(), v = v + 1
    FROM unnest($2::text[]) AS e (email)
   WHERE organization_id = $1
     AND (reply_to = e.email OR envelope_from = e.email OR strpos(lower(answer), e.email) > 0)`);

/** Removes the person's addresses from the organisation's mail server, and from its last answer. */
export async function eraseMailSender(db: Db, { organization, emails }: SubjectIdentifiers): Promise<void> {
  await executeSql(db, DELETE_SENDER, [organization, emails]);
  await executeSql(db, CLEAR_ADDRESSES, [organization, emails]);
}
