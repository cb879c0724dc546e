import { statement } from "@/lib/platform/db/statement";

export const BATCH_ROWS = 5000;

/** Ids begin with the second in which they were made, so that the primary key finds an organisation's oldest. $1: days. */
const OLDEST_ID = "lpad(to_hex(extract(epoch FROM now() - make_interval(days => $1))::bigint), 8, '0')";

const deleteById = (table: string) =>
  statement(`
    DELETE FROM ${table}
     WHERE ctid = ANY (ARRAY(
             SELECT old.ctid FROM organizations o CROSS JOIN LATERAL (
               SELECT t.ctid FROM ${table} t
                WHERE t.organization_id = o.id AND t.id < ${OLDEST_ID} ORDER BY t.id LIMIT ${BATCH_ROWS}) old
              LIMIT ${BATCH_ROWS}))
       AND id < ${OLDEST_ID}
    RETURNING true AS removed`);

/** $1: days, 0: as soon as it has ended. Asked twice, since a row may be written anew while it is being deleted. */
const deleteByTime = (table: string, column: string) =>
  statement(`
    DELETE FROM ${table}
     WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM ${table} WHERE ${column} < now() - make_interval(days => $1)
              ORDER BY ${column} LIMIT ${BATCH_ROWS}))
       AND ${column} < now() - make_interval(days => $1)
    RETURNING true AS removed`);

/** Kinds of records whose age is a setting, in days. */
export const RECORDS_BY_SETTING = {
  RETENTION_DELIVERIES: deleteById("webhook_deliveries"), // attempts go with them
  RETENTION_MAILS: deleteById("mails"),
  RETENTION_PUSH_MESSAGES: deleteById("push_messages"),
  RETENTION_AUDIT_LOG: deleteById("audit_entries"),
  RETENTION_FORM_RESPONSES: deleteById("form_responses"),
  RETENTION_FAILED_JOBS: statement(`
    DELETE FROM graphile_worker._private_jobs
     WHERE id = ANY (ARRAY(
             SELECT id FROM graphile_worker._private_jobs
              WHERE NOT is_available AND locked_at IS NULL AND run_at < now() - make_interval(days => $1)
              LIMIT ${BATCH_ROWS}))
    RETURNING true AS removed`),
};

/** Kinds that are of no use after so many days. */
export const RECORDS_BY_DAYS = [
  { days: 1, remove: deleteByTime("idempotency_keys", "created_at") },
  { days: 0, remove: deleteByTime("form_drafts", "expires_at") },
  { days: 0, remove: deleteByTime("joinings", "expires_at") },
  { days: 1, remove: deleteByTime("address_confirmations", "expires_at") },
  { days: 1, remove: deleteByTime("mail_counts", "day") },
  { days: 0, remove: deleteByTime("sessions", "expires_at") },
  { days: 0, remove: deleteByTime("waiting_entries", "closes_at") },
  // So long can somebody who finds an old mail still have a new link sent.
  { days: 365, remove: deleteByTime("signup_links", "expires_at") },
  // Whoever could not be told within a week will see it.
  { days: 7, remove: deleteByTime("ended_accesses", "created_at") },
];
