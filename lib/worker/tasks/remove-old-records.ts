import { database } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

/** What is kept for a month, and no longer, for people to look into. */
const RETENTION_INTERVAL = "30 days";
const BATCH_ROWS = 5000;

const REMOVE_STATEMENTS = [
  // Attempts go with their delivery. Ids begin with the second in which they were made.
  `DELETE FROM webhook_deliveries WHERE id IN (
     SELECT id FROM webhook_deliveries
      WHERE id < lpad(to_hex(extract(epoch FROM now() - interval '${RETENTION_INTERVAL}')::bigint), 8, '0')
      ORDER BY id LIMIT ${BATCH_ROWS})
   RETURNING id`,
  `DELETE FROM mails WHERE id IN (
     SELECT id FROM mails
      WHERE id < lpad(to_hex(extract(epoch FROM now() - interval '${RETENTION_INTERVAL}')::bigint), 8, '0')
      ORDER BY id LIMIT ${BATCH_ROWS})
   RETURNING id`,
  `DELETE FROM sessions WHERE id IN (
     SELECT id FROM sessions WHERE expires_at < now() LIMIT ${BATCH_ROWS})
   RETURNING id`,
  // So long can somebody who finds an old mail still have a new link sent.
  `DELETE FROM signup_links WHERE token_hash IN (
     SELECT token_hash FROM signup_links WHERE expires_at < now() - interval '1 year' LIMIT ${BATCH_ROWS})
   RETURNING user_id`,
  `DELETE FROM push_messages WHERE id IN (
     SELECT id FROM push_messages
      WHERE id < lpad(to_hex(extract(epoch FROM now() - interval '${RETENTION_INTERVAL}')::bigint), 8, '0')
      ORDER BY id LIMIT ${BATCH_ROWS})
   RETURNING id`,
  // Whoever could not be told within a week will see it.
  `DELETE FROM ended_accesses WHERE id IN (
     SELECT id FROM ended_accesses WHERE created_at < now() - interval '7 days' LIMIT ${BATCH_ROWS})
   RETURNING id`,
  `DELETE FROM graphile_worker._private_jobs WHERE id IN (
     SELECT id FROM graphile_worker._private_jobs
      WHERE NOT is_available AND locked_at IS NULL AND run_at < now() - interval '${RETENTION_INTERVAL}' LIMIT ${BATCH_ROWS})
   RETURNING id`,
].map((text) => statement(text));

/** In batches, so that nobody waits for a long transaction. */
export async function removeOldRecords() {
  for (const remove of REMOVE_STATEMENTS) {
    let removed: number;
    do {
      removed = (await sql(database(), remove)).length;
    } while (removed === BATCH_ROWS);
  }
}
