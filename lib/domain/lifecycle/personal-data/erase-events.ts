import { buildRevokeLinksSql } from "@/lib/domain/auth/event-links/revoke-event-links";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** $1: organisation; $2: events; $3: addresses; $4: the user, or null; $5: the made-up name; $6: a token. */
const ERASE_INVITEES = defineStatement(`
  UPDATE invitees SET email = NULL, full_name = $5, phone = NULL, company = NULL, picture_url = NULL,
                      answers = '[]', ${buildRevokeLinksSql("$6")}
   WHERE organization_id = $1 AND event_id = ANY ($2) AND (lower(email) = ANY ($3) OR user_id = $4)`);

const ERASE_MESSAGES = defineStatement(`
  UPDATE event_messages SET body = $5, from_email = NULL
   WHERE organization_id = $1 AND event_id = ANY ($2)
     AND (lower(from_email) = ANY ($3) OR created_by_user_id = $4)`);

/** Ratings stay, as numbers without a person. */
const ERASE_FEEDBACK = defineStatement(`
  UPDATE feedback f SET comment = '', updated_at = now()
    FROM invitees i
   WHERE f.organization_id = $1 AND f.event_id = ANY ($2) AND f.comment <> ''
     AND i.organization_id = $1 AND i.id = f.invitee_id AND (lower(i.email) = ANY ($3) OR i.user_id = $4)`);

const COMMENTS = defineStatement<{ id: string; comment: string }>(
  "SELECT id, comment FROM feedback WHERE organization_id = $1 AND event_id = ANY ($2) AND comment <> ''",
);

const REPLACE_COMMENT = defineStatement(
  "UPDATE feedback SET comment = $3, updated_at = now() WHERE organization_id = $1 AND id = $2",
);

const ERASE_CREATORS = defineStatement(`
  UPDATE events SET created_by_email = NULL, created_by_name = $5
   WHERE organization_id = $1 AND id = ANY ($2) AND (lower(created_by_email) = ANY ($3) OR created_by_user_id = $4)`);

interface Texts {
  id: string;
  title: string;
  reason: string | null;
  metadata: Record<string, string>;
  utm: object | null;
}

const EVENTS = defineStatement<Texts>(`
  SELECT id, title, cancel_reason AS reason, metadata, utm FROM events
   WHERE organization_id = $1 AND id = ANY ($2) ORDER BY id FOR NO KEY UPDATE`);

const REPLACE_EVENT = defineStatement(`
  UPDATE events SET title = $3, cancel_reason = $4, metadata = $5, utm = $6, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND id = $2`);

const PLACES = defineStatement<{ id: string; name: string; address: string | null }>(
  "SELECT id, name, address FROM event_places WHERE organization_id = $1 AND event_id = ANY ($2)",
);

const REPLACE_PLACE = defineStatement(
  "UPDATE event_places SET name = $3, address = $4 WHERE organization_id = $1 AND id = $2",
);

const MESSAGES = defineStatement<{ id: string; body: string }>(
  "SELECT id, body FROM event_messages WHERE organization_id = $1 AND event_id = ANY ($2)",
);

const REPLACE_MESSAGE = defineStatement(
  "UPDATE event_messages SET body = $3 WHERE organization_id = $1 AND id = $2",
);

/** Erases a person from events, which keep times, votes, answers and participants; the person has a made-up name. */
export async function eraseEvents(
  tx: Db,
  { organization, events, emails, user }: SubjectIdentifiers,
  { name, redact, redactJson }: Redactor,
) {
  for (const { id, title, reason, metadata, utm } of await executeSql(tx, EVENTS, [organization, events])) {
    const json = [metadata, utm].map((value) => value && JSON.stringify(redactJson(value)));
    await executeSql(tx, REPLACE_EVENT, [organization, id, redact(title), reason && name, ...json]);
  }
  const person = [organization, events, emails, user, name];
  await executeSql(tx, ERASE_MESSAGES, person);
  await executeSql(tx, ERASE_FEEDBACK, person.slice(0, 4));
  await executeSql(tx, ERASE_INVITEES, [...person, generateToken()]);
  await executeSql(tx, ERASE_CREATORS, person);
  for (const { id, name, address } of await executeSql(tx, PLACES, [organization, events]))
    await executeSql(tx, REPLACE_PLACE, [organization, id, redact(name), address && redact(address)]);
  for (const { id, body } of await executeSql(tx, MESSAGES, [organization, events]))
    if (redact(body) !== body) await executeSql(tx, REPLACE_MESSAGE, [organization, id, redact(body)]);
  for (const { id, comment } of await executeSql(tx, COMMENTS, [organization, events]))
    if (redact(comment) !== comment)
      await executeSql(tx, REPLACE_COMMENT, [organization, id, redact(comment)]);
}
