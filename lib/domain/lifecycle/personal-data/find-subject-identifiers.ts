import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SubjectIdentifiers } from "./subject-identifiers";

const USER = defineStatement<{ id: string }>(
  "SELECT id FROM users WHERE organization_id = $1 AND email = $2",
);

/** $2: the address; $3: the user, or null. A person with a changed address took part under another one. */
const EMAILS = defineStatement<{ email: string }>(`
  SELECT DISTINCT lower(i.email) AS email FROM invitees i
   WHERE i.organization_id = $1 AND i.user_id = $3 AND i.email IS NOT NULL
  UNION SELECT $2`);

/** $2: addresses; $3: the user, or null. Mails also name events from which the person was removed. */
const EVENTS = defineStatement<{ id: string }>(`
  SELECT e.id FROM events e
   WHERE e.organization_id = $1 AND (lower(e.created_by_email) = ANY ($2) OR e.created_by_user_id = $3)
  UNION SELECT i.event_id FROM invitees i
   WHERE i.organization_id = $1 AND (lower(i.email) = ANY ($2) OR i.user_id = $3)
  UNION SELECT m.event_id FROM event_messages m
   WHERE m.organization_id = $1 AND lower(m.from_email) = ANY ($2)
  UNION SELECT e.id FROM mails m JOIN events e ON e.organization_id = $1 AND e.id = m.event_id
   WHERE m.organization_id = $1 AND lower(m.recipient) = ANY ($2)`);

/**
 * $2: addresses as they appear in answers. Includes responses from before the person booked with an address, and those
 * of deleted forms.
 */
const RESPONSES = defineStatement<{ id: string }>(`
  SELECT r.id FROM form_responses r
   WHERE r.organization_id = $1 AND r.email = ANY ($2)
  UNION SELECT r.id FROM form_responses r, jsonb_path_query(r.answers, '$[*] ? (@.kind == "email").value') AS a (value)
   WHERE r.organization_id = $1 AND lower(a.value #>> '{}') = ANY ($2)
  UNION SELECT r.id FROM form_responses r JOIN invitees i
      ON i.organization_id = $1 AND i.event_id = r.event_id AND i.position = 1 AND NOT i.su
   WHERE r.organization_id = $1 AND lower(i.email) = ANY ($2)
  UNION SELECT coalesce(r.content ->> 'id', '') FROM trash_rows r
   WHERE r.organization_id = $1 AND r.source = 'form_responses'
     AND (r.content ->> 'email' = ANY ($2)
          OR EXISTS (SELECT FROM jsonb_path_query(r.content, '$.answers[*] ? (@.kind == "email").value') AS a (value)
                      WHERE lower(a.value #>> '{}') = ANY ($2))
          OR EXISTS (SELECT FROM invitees i
                      WHERE i.organization_id = $1 AND i.event_id = r.content ->> 'event_id' AND i.position = 1 AND NOT i.su
                        AND lower(i.email) = ANY ($2)))`);

/**
 * $2: events; $3: addresses; $4: the user, or null; $6: form responses. The author of a cancellation's reason is not
 * recorded.
 */
const TEXTS = defineStatement<{ text: string | null }>(`
  SELECT unnest(ARRAY[i.full_name, i.phone, i.company, i.picture_url]) AS text FROM invitees i
   WHERE i.organization_id = $1 AND i.event_id = ANY ($2) AND (lower(i.email) = ANY ($3) OR i.user_id = $4)
  UNION SELECT a.value #>> '{}' FROM invitees i, jsonb_path_query(i.answers, $5) AS a (value)
   WHERE i.organization_id = $1 AND i.event_id = ANY ($2) AND (lower(i.email) = ANY ($3) OR i.user_id = $4)
  UNION SELECT a.value #>> '{}' FROM form_responses r, jsonb_path_query(r.answers, $5) AS a (value)
   WHERE r.organization_id = $1 AND r.id = ANY ($6)
  UNION SELECT a.value #>> '{}' FROM trash_rows r, jsonb_path_query(r.content -> 'answers', $5) AS a (value)
   WHERE r.organization_id = $1 AND r.source = 'form_responses' AND r.content ->> 'id' = ANY ($6)
  UNION SELECT e.created_by_name FROM events e
   WHERE e.organization_id = $1 AND e.id = ANY ($2)
     AND (lower(e.created_by_email) = ANY ($3) OR e.created_by_user_id = $4)
  UNION SELECT e.cancel_reason FROM events e WHERE e.organization_id = $1 AND e.id = ANY ($2)
  UNION SELECT m.body FROM event_messages m
   WHERE m.organization_id = $1 AND m.event_id = ANY ($2)
     AND (lower(m.from_email) = ANY ($3) OR m.created_by_user_id = $4)
  UNION SELECT w.full_name FROM waiting_entries w WHERE w.organization_id = $1 AND w.email = ANY ($3)
  UNION SELECT r.content ->> 'full_name' FROM trash_rows r
   WHERE r.organization_id = $1 AND r.source = 'waiting_entries' AND r.content ->> 'email' = ANY ($3)
  UNION SELECT unnest(ARRAY[concat_ws(' ', u.first_name, u.last_name), u.picture_url]) FROM users u
   WHERE u.organization_id = $1 AND u.id = $4`);

/** Only typed answers identify a person; chosen options are common. */
const TYPED_ANSWERS =
  '$[*] ? (@.kind == "text" || @.kind == "long_text" || @.kind == "phone" || @.kind == "url" || @.kind == "email").value';

/** Finds all identifiers of the person with this address in the organisation. */
export async function findSubjectIdentifiers(
  db: Db,
  organization: OrganizationId,
  email: string,
): Promise<SubjectIdentifiers> {
  const [found] = await executeSql(db, USER, [organization, email]);
  const user = found?.id ?? null;
  const emails = (await executeSql(db, EMAILS, [organization, email, user])).map((row) => row.email);
  const events = (await executeSql(db, EVENTS, [organization, emails, user])).map(({ id }) => id);
  const responses = (await executeSql(db, RESPONSES, [organization, emails])).map(({ id }) => id);
  const values = [organization, events, emails, user, TYPED_ANSWERS, responses];
  const texts = (await executeSql(db, TEXTS, values)).flatMap(({ text }) => text?.trim() || []);
  return { organization, emails, user, events, responses, texts };
}
