import { ENDED_LINKS } from "@/lib/domain/events/changes/take-back-links";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { Traces } from "./traces";

/** $1: events; $2: addresses; $3: the user, or null; $4: the made-up name. */
const ERASE_INVITEES = statement(`
  UPDATE invitees SET email = NULL, full_name = $4, phone = NULL, company = NULL, picture_url = NULL,
                      ${ENDED_LINKS}
   WHERE event_id = ANY ($1) AND (lower(email) = ANY ($2) OR user_id = $3)`);

const ERASE_MESSAGES = statement(`
  UPDATE event_messages SET body = $4, from_email = NULL
   WHERE event_id = ANY ($1) AND (lower(from_email) = ANY ($2) OR created_by_user_id = $3)`);

const ERASE_CREATORS = statement(`
  UPDATE events SET created_by_email = NULL, created_by_name = $4
   WHERE id = ANY ($1) AND (lower(created_by_email) = ANY ($2) OR created_by_user_id = $3)`);

const EVENTS = statement<{ id: string; title: string; reason: string | null }>(
  "SELECT id, title, cancel_reason AS reason FROM events WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE",
);

const REPLACE_EVENT = statement(
  "UPDATE events SET title = $2, cancel_reason = $3, updated_at = now(), v = v + 1 WHERE id = $1",
);

const PLACES = statement<{ id: string; name: string; address: string | null }>(
  "SELECT id, name, address FROM event_places WHERE event_id = ANY ($1)",
);

const REPLACE_PLACE = statement("UPDATE event_places SET name = $2, address = $3 WHERE id = $1");

const MESSAGES = statement<{ id: string; body: string }>(
  "SELECT id, body FROM event_messages WHERE event_id = ANY ($1)",
);

const REPLACE_MESSAGE = statement("UPDATE event_messages SET body = $2 WHERE id = $1");

/** Events keep their times, votes, answers and people; whoever is erased is one of them under a made-up name. */
export async function eraseEvents(tx: Db, { events, emails, user }: Traces, { name, redact }: Redactor) {
  for (const { id, title, reason } of await sql(tx, EVENTS, [events])) {
    await sql(tx, REPLACE_EVENT, [id, redact(title), reason && name]);
  }
  const person = [events, emails, user, name];
  await sql(tx, ERASE_MESSAGES, person);
  await sql(tx, ERASE_INVITEES, person);
  await sql(tx, ERASE_CREATORS, person);
  for (const { id, name, address } of await sql(tx, PLACES, [events]))
    await sql(tx, REPLACE_PLACE, [id, redact(name), address && redact(address)]);
  for (const { id, body } of await sql(tx, MESSAGES, [events]))
    if (redact(body) !== body) await sql(tx, REPLACE_MESSAGE, [id, redact(body)]);
}
