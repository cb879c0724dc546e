import { HOUR, type Instant } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { CalendarConnection } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { buildUserCredentials, type CompanyCredentials } from "./company-credentials";
import { disconnectCalendars } from "./disconnect-calendars";
import { SYNC_CONNECTION } from "./tasks";

/** Users per job; a further job opens the rest. */
const BATCH_USERS = 100;

const RETRY_DELAY_MS = HOUR;

const OPEN_TIMEOUT_MS = 20_000;

/** Condition: connection `n` covers the address of user `u`. */
const IS_COVERED =
  "n.domains ? split_part(lower(u.email), '@', 2) AND (n.unconfirmed OR u.email_confirmed_at IS NOT NULL)";

/**
 * Users with a calendar that must be opened: not tried yet, tried with older credentials, rejected some time ago,
 * or disconnected otherwise. Excludes users who disconnected it or connected the same mailbox themselves.
 */
const PENDING_USERS = defineStatement<{ id: string; email: string }>(`
  SELECT u.id, lower(u.email) AS email
    FROM calendar_connections n
    JOIN users u ON u.organization_id = $1 AND ${IS_COVERED}
    LEFT JOIN calendar_connection_people p
      ON p.organization_id = $1 AND p.connection_id = n.id AND p.user_id = u.id
   WHERE n.organization_id = $1 AND n.id = $2
     AND (p.state IS NULL OR (p.state <> 'left'
          AND (p.tried_version <> n.v OR (p.state = 'failed' AND p.retry_at <= $3)
               OR (p.state = 'connected' AND NOT EXISTS (
                     SELECT FROM calendars c WHERE c.organization_id = $1 AND c.user_id = u.id
                        AND c.connection_id = n.id AND c.source_id = lower(u.email))))))
     AND NOT EXISTS (
           SELECT FROM calendars c
            WHERE c.organization_id = $1 AND c.user_id = u.id AND c.source = n.source
              AND c.connection_id IS DISTINCT FROM n.id
              AND lower(u.email) IN (lower(c.source_id), lower(c.name), lower(c.profile->>'email')))
   ORDER BY u.id LIMIT ${BATCH_USERS + 1}`);

/** Calendars of an address that is no longer their owner's or no longer covered. */
const OUTDATED = defineStatement<{ id: string; userId: string }>(`
  SELECT c.id, c.user_id AS "userId"
    FROM calendar_connections n
    JOIN calendars c ON c.organization_id = $1 AND c.connection_id = n.id
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE n.organization_id = $1 AND n.id = $2
     AND (lower(u.email) IS DISTINCT FROM c.source_id OR NOT (${IS_COVERED}))
   ORDER BY c.user_id`);

/**
 * Opens the calendars of all covered users and disconnects those that are no longer covered. One user's
 * failure does not affect others; a further run continues.
 */
export async function syncCalendarConnection(
  db: Db,
  { organization, connection: id }: PayloadOf<typeof SYNC_CONNECTION>,
  { signal, now }: { signal: AbortSignal; now: Instant },
): Promise<void> {
  const connection = await db.calendarConnection.findUnique({ where: toRowKey(organization, id) });
  const credentials = connection && unsealCompanyCredentials(connection);
  if (!connection || !credentials) return;
  await disconnectCalendars(
    db,
    asOrganizationId(organization),
    await executeSql(db, OUTDATED, [organization, id]),
  );
  const pending = await executeSql(db, PENDING_USERS, [organization, id, new Date(now)]);
  for (const user of pending.slice(0, BATCH_USERS)) {
    if (signal.aborted) return;
    const reason = await connectUserCalendar(db, connection, credentials, user, { signal, now });
    await recordUserResult(db, connection, user.id, reason, now);
  }
  if (pending.length > BATCH_USERS)
    await addJob(db, SYNC_CONNECTION, { organization, connection: id }, { key: `sync_connection/${id}` });
}

function unsealCompanyCredentials({
  id,
  organizationId,
  credentials,
}: CalendarConnection): CompanyCredentials | null {
  const text = unseal(credentials, buildRowContext("calendar_connections.credentials", organizationId, id));
  return text ? (JSON.parse(text) as CompanyCredentials) : null;
}

/** Returns the reason of a failure; null on success. */
async function connectUserCalendar(
  db: Db,
  { id: connectionId, organizationId }: CalendarConnection,
  credentials: CompanyCredentials,
  user: { id: string; email: string },
  { signal, now }: { signal: AbortSignal; now: Instant },
): Promise<string | null> {
  const { source } = credentials;
  const ends = createNetworkDeadline(OPEN_TIMEOUT_MS, signal);
  const access = buildAccess<unknown>(buildUserCredentials(credentials, user.email), organizationId, ends);
  try {
    const account = await findProvider(source)?.connect(access);
    if (!account) return "This source cannot be connected";
    const organization = asOrganizationId(organizationId);
    await connectCalendar(db, organization, user.id, { source, account, connectionId }, now);
    return null;
  } catch (error) {
    if (error instanceof ProviderError || error instanceof ApiProblem) return error.message;
    if (error instanceof DOMException && !signal.aborted)
      return "The server did not answer within 20 seconds";
    throw error;
  }
}

/** Adds no result for users who disconnected the calendar or were deleted meanwhile. */
const UPSERT_RESULT = defineStatement(`
  INSERT INTO calendar_connection_people AS p
         (organization_id, connection_id, user_id, state, reason, tried_version, retry_at, updated_at)
  SELECT $1, $2, u.id, $4, $5, $6, $7, $8
    FROM users u JOIN calendar_connections n ON n.organization_id = $1 AND n.id = $2
   WHERE u.organization_id = $1 AND u.id = $3
      ON CONFLICT (organization_id, connection_id, user_id) DO UPDATE
     SET state = excluded.state, reason = excluded.reason, tried_version = excluded.tried_version,
         retry_at = excluded.retry_at,
         updated_at = CASE WHEN p.state = excluded.state THEN p.updated_at ELSE excluded.updated_at END
   WHERE p.state <> 'left'`);

async function recordUserResult(
  db: Db,
  { id, organizationId, v }: CalendarConnection,
  userId: string,
  reason: string | null,
  now: Instant,
): Promise<void> {
  const state = reason === null ? "connected" : "failed";
  const retryAt = reason === null ? null : new Date(now + RETRY_DELAY_MS);
  await executeSql(db, UPSERT_RESULT, [
    organizationId,
    id,
    userId,
    state,
    reason?.slice(0, 500) ?? null,
    v,
    retryAt,
    new Date(now),
  ]);
}
