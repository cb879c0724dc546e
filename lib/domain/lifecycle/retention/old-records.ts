import { TOMBSTONE_DAYS, type TombstoneKind } from "@/lib/domain/contracts/tombstone";
import { defineStatement, type Statement } from "@/lib/platform/db/statement";

export const BATCH_ROWS = 5000;

/** Ids begin with the second of their creation, so the primary key finds an organisation's oldest rows. $1: days. */
const OLDEST_ID = "lpad(to_hex(extract(epoch FROM now() - make_interval(days => $1))::bigint), 8, '0')";

/** Forces lookups by key: for a batch of some thousand rows the planner would otherwise scan the whole table. */
export const FORCE_KEY_LOOKUPS = defineStatement(`
  SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
         set_config('enable_seqscan', 'off', true)`);

/** Deletion in all live organisations by real time, or in one sandbox ($2) by its clock. */
export interface RecordDeletion {
  live: Statement<object>;
  /** null: `live` covers sandboxes by real time too, or the rows have no organisation. */
  sandbox: Statement<object> | null;
  /** Kind of the tombstones that tell clients with synced lists about the deleted rows. */
  tombstoneKind?: TombstoneKind;
}

const OF_SANDBOX = "= $2";
const OF_LIVE = "IN (SELECT s.id FROM organizations s WHERE s.sandbox_of IS NULL)";

/** `parent`: the column with the list that the row belonged to, for its tombstone. */
const buildDeleteOldest = (table: string, condition: string, parent = "NULL") =>
  defineStatement(`
    WITH old AS (
           SELECT o.id AS organization_id, oldest.id FROM organizations o CROSS JOIN LATERAL (
             SELECT t.id FROM ${table} t
              WHERE t.organization_id = o.id AND t.id < ${OLDEST_ID} ORDER BY t.id LIMIT ${BATCH_ROWS}) oldest
            WHERE ${condition} LIMIT ${BATCH_ROWS})
    DELETE FROM ${table} t USING old
     WHERE t.organization_id = old.organization_id AND t.id = old.id AND t.id < ${OLDEST_ID}
    RETURNING t.organization_id AS organization, t.id, ${parent}::text AS parent`);

const buildDeleteById = (table: string, parent?: string): RecordDeletion => ({
  live: buildDeleteOldest(table, "o.sandbox_of IS NULL", parent),
  sandbox: buildDeleteOldest(table, `o.id ${OF_SANDBOX}`, parent),
});

/** Builds the deletion of rows that are dated by real time, in sandboxes too. */
const buildDeleteEverywhere = (remove: Statement<object>): RecordDeletion => ({
  live: remove,
  sandbox: null,
});

/**
 * `key`: the primary key. $1: days; 0: as soon as it has expired. The condition is checked twice, since a row may be
 * rewritten meanwhile.
 */
const buildDeleteExpired = (
  table: string,
  column: string,
  key: readonly string[],
  { type = "timestamptz", of = "", returned = "true AS removed" } = {},
) => {
  const ended = `t.${column} < (now() - make_interval(days => $1))::${type}`;
  return defineStatement(`
    WITH old AS (
           SELECT ${key.join(", ")} FROM ${table} t WHERE ${ended}${of} ORDER BY ${column} LIMIT ${BATCH_ROWS})
    DELETE FROM ${table} t USING old
     WHERE ${key.map((name) => `t.${name} = old.${name}`).join(" AND ")} AND ${ended}
    RETURNING ${returned}`);
};

const buildDeleteByTime = (
  table: string,
  column: string,
  key: readonly string[],
  options: { type?: string; returned?: string } = {},
): RecordDeletion => ({
  live: buildDeleteExpired(table, column, key, { ...options, of: ` AND t.organization_id ${OF_LIVE}` }),
  sandbox: buildDeleteExpired(table, column, key, { ...options, of: ` AND t.organization_id ${OF_SANDBOX}` }),
});

const buildDeleteByRealTime = (table: string, column: string, key: readonly string[]): RecordDeletion =>
  buildDeleteEverywhere(buildDeleteExpired(table, column, key));

const BY_ID = ["organization_id", "id"];
const BY_TOKEN = ["organization_id", "token_hash"];
const MEETING_KEY = ["organization_id", "transition_id", "source_id"];
const COUNTED_BY = ["organization_id", "day", "kind", "key"];

/** Until then, calls of the other tool are told that it is gone. */
const FINISHED_TRANSITIONS = buildDeleteEverywhere(
  defineStatement(`
    DELETE FROM transitions t USING (
      SELECT organization_id, id FROM transitions
       WHERE state = 'finished' AND updated_at < now() - make_interval(days => $1) LIMIT ${BATCH_ROWS}) old
     WHERE t.organization_id = old.organization_id AND t.id = old.id
    RETURNING true AS removed`),
);

const OVER_WAITING: RecordDeletion = {
  ...buildDeleteByTime("waiting_entries", "closes_at", BY_ID, {
    returned: "t.organization_id AS organization, t.id, t.bookpage_id AS parent",
  }),
  tombstoneKind: "waiting_entry",
};

/** Kinds of records with an age limit by setting, in days. */
export const RECORDS_BY_SETTING = {
  RETENTION_DELIVERIES: buildDeleteById("webhook_deliveries"), // deletes attempts too
  RETENTION_MAILS: buildDeleteById("mails"),
  RETENTION_PUSH_MESSAGES: buildDeleteById("push_messages"),
  RETENTION_AUDIT_LOG: buildDeleteEverywhere(buildDeleteOldest("audit_entries", "true")),
  RETENTION_FORM_RESPONSES: {
    ...buildDeleteById("form_responses", "t.form_id"),
    tombstoneKind: "form_response" as const,
  },
  RETENTION_FAILED_JOBS: buildDeleteEverywhere(
    defineStatement(`
    DELETE FROM graphile_worker._private_jobs
     WHERE id = ANY (ARRAY(
             SELECT id FROM graphile_worker._private_jobs
              WHERE NOT is_available AND locked_at IS NULL AND run_at < now() - make_interval(days => $1)
              LIMIT ${BATCH_ROWS}))
    RETURNING true AS removed`),
  ),
};

/** Kinds of records with a fixed age limit in days. */
export const RECORDS_BY_DAYS: readonly { days: number; remove: RecordDeletion }[] = [
  { days: 1, remove: buildDeleteByTime("idempotency_keys", "created_at", ["organization_id", "key"]) },
  { days: 0, remove: buildDeleteByRealTime("form_drafts", "expires_at", ["token_hash"]) },
  { days: 0, remove: buildDeleteByTime("join_requests", "expires_at", BY_TOKEN) },
  { days: 1, remove: buildDeleteByTime("address_confirmations", "expires_at", BY_TOKEN) },
  { days: 0, remove: buildDeleteByTime("phone_codes", "expires_at", ["organization_id", "user_id"]) },
  { days: 1, remove: buildDeleteByTime("mail_counts", "day", COUNTED_BY, { type: "date" }) },
  { days: 0, remove: buildDeleteByRealTime("settings_plans", "expires_at", BY_ID) },
  { days: 0, remove: buildDeleteByRealTime("tool_imports", "expires_at", BY_ID) },
  {
    days: 1,
    remove: buildDeleteByTime("transition_meetings", "ends_at", MEETING_KEY),
  },
  { days: 30, remove: FINISHED_TRANSITIONS },
  {
    days: 180,
    remove: buildDeleteByTime("old_link_sites", "last_day", ["organization_id", "site"], { type: "date" }),
  },
  { days: 0, remove: buildDeleteByTime("saml_requests", "expires_at", BY_TOKEN) },
  { days: 0, remove: buildDeleteByRealTime("sessions", "expires_at", BY_ID) },
  // Used codes and refresh tokens are kept as long as their reuse can reveal a theft.
  { days: 1, remove: buildDeleteByRealTime("oauth_tokens", "expires_at", BY_TOKEN) },
  { days: 1, remove: buildDeleteByRealTime("oauth_grants", "expires_at", BY_ID) },
  { days: 30, remove: buildDeleteByRealTime("personal_tokens", "expires_at", BY_ID) },
  { days: 0, remove: buildDeleteByTime("used_challenges", "expires_at", BY_TOKEN) },
  {
    days: TOMBSTONE_DAYS,
    remove: buildDeleteByTime("tombstones", "deleted_at", ["organization_id", "kind", "id"]),
  },
  // Expired positions and routes apply until a job has renewed those that are still needed.
  {
    days: 30,
    remove: buildDeleteByTime("address_positions", "expires_at", ["organization_id", "address_hash"]),
  },
  {
    days: 30,
    remove: buildDeleteByTime("travel_times", "expires_at", ["organization_id", "from_cell", "to_cell"]),
  },
  { days: 365, remove: buildDeleteByTime("mail_suppressions", "last_at", BY_ID) },
  { days: 90, remove: buildDeleteById("text_messages") },
  { days: 90, remove: buildDeleteById("text_replies") },
  { days: 400, remove: buildDeleteById("subject_steps") }, // a step may be due a year later
  { days: 365, remove: buildDeleteById("slack_messages") }, // a meeting may be booked that long ahead
  { days: 365, remove: buildDeleteById("offboardings") },
  { days: 0, remove: OVER_WAITING },
  // An expired sign-up link can be renewed from its old mail within this time.
  { days: 365, remove: buildDeleteByTime("signup_links", "expires_at", BY_TOKEN) },
  // Revocation at a provider is retried for up to a week.
  { days: 7, remove: buildDeleteByTime("access_revocations", "created_at", BY_ID) },
];
