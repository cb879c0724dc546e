import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** Reason why a sign-in, key or token was rejected. */
type RejectionReason = SignInRejection | "expired" | "revoked" | "changed";

/** Reason why a sign-in as this user was rejected. */
type SignInRejection = "wrong_password" | "wrong_factor" | "too_many_tries" | "provider_only" | "suspended";

// Uses the id function of the audit triggers. One entry per interval represents all similar ones, so that
// repeated attempts do not fill the log. An unknown organisation gets no entry.
const RECORD_STATEMENT = definePreparedStatement(`
  INSERT INTO audit_entries (id, organization_id, actor_kind, actor_id, request_id, address, device,
                             action, resource, resource_id, changes, created_at)
  SELECT audit_entry_id(c.at), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, c.at
    FROM organizations o, (SELECT date_trunc('milliseconds', clock_timestamp()) AS at) c
   WHERE o.id = $1 AND NOT EXISTS (
     SELECT 1 FROM audit_entries e
      WHERE e.organization_id = $1 AND e.resource_id = $9 AND e.action = $7 AND e.changes = $10::jsonb
        AND e.address IS NOT DISTINCT FROM $5 AND e.created_at > c.at - $11::interval)`);

const NEVER = "0 seconds";
const REPEATED_REJECTIONS_INTERVAL = "1 hour";

/** Resources without an audit trigger. */
type UntriggeredResource =
  | "user"
  | "api_key"
  | "personal_token"
  | "oauth_app"
  | "oauth_grant"
  | "person"
  | "waiting_entry"
  | "sign_in"
  | "domain"
  | "mail"
  | "mail_sender"
  | "mail_suppression"
  | "organization";

interface Entry {
  action: "create" | "update" | "sign_in" | "refuse" | "delete";
  resource: UntriggeredResource;
  id: string;
  actor: { kind: string; id?: string | undefined };
  changes: object;
  interval: string;
}

const BOOKER = { kind: "booker" } as const;

const toReasonChange = (reason: RejectionReason) => ({ reason: { before: null, after: reason } });

/** Records a successful sign-in. */
export const recordSignIn = (db: Db, organization: OrganizationId, user: string) =>
  record(db, organization, {
    action: "sign_in",
    resource: "user",
    id: user,
    actor: { kind: "user", id: user },
    changes: {},
    interval: NEVER,
  });

/** Records a rejected sign-in as this user. */
export const recordRejectedSignIn = (
  db: Db,
  organization: OrganizationId,
  user: string,
  reason: SignInRejection,
) =>
  record(db, organization, {
    action: "refuse",
    resource: "user",
    id: user,
    actor: BOOKER,
    changes: toReasonChange(reason),
    interval: reason === "wrong_password" || reason === "wrong_factor" ? NEVER : REPEATED_REJECTIONS_INTERVAL,
  });

/** Records the use of an expired or revoked key. */
export const recordRejectedKey = (
  db: Db,
  organization: OrganizationId,
  key: string,
  reason: "expired" | "revoked",
) =>
  record(db, organization, {
    action: "refuse",
    resource: "api_key",
    id: key,
    actor: { kind: "key", id: key },
    changes: toReasonChange(reason),
    interval: REPEATED_REJECTIONS_INTERVAL,
  });

/** Records the use of an expired token, or one of a user with a changed role or password. */
export const recordRejectedToken = (
  db: Db,
  organization: OrganizationId,
  { id, user }: { id: string; user: string },
  reason: "expired" | "changed",
) =>
  record(db, organization, {
    action: "refuse",
    resource: "personal_token",
    id,
    actor: { kind: "user", id: user },
    changes: toReasonChange(reason),
    interval: REPEATED_REJECTIONS_INTERVAL,
  });

/** Records an erasure. Triggers are suppressed for it, as their entries would contain the erased data. */
export const recordErasure = (db: Db, organization: OrganizationId, id: string, events: number) =>
  record(db, organization, {
    action: "delete",
    resource: "person",
    id,
    actor: getCurrentActor() ?? { kind: "system" },
    changes: { events: { before: events, after: null } },
    interval: NEVER,
  });

/**
 * Records the removal of a waiting-list entry by the organisation. Actions of the bookers themselves are
 * stored only while they wait.
 */
export const recordWaitingRemoval = (
  db: Db,
  organization: OrganizationId,
  { id, email, bookpage }: { id: string; email: string; bookpage: string },
) =>
  record(db, organization, {
    action: "delete",
    resource: "waiting_entry",
    id,
    actor: getCurrentActor() ?? { kind: "system" },
    changes: { bookpage_id: { before: bookpage, after: null }, email: { before: email, after: null } },
    interval: NEVER,
  });

/** Records a change by the current actor in a table without a trigger. */
export const recordChange = (
  db: Db,
  organization: OrganizationId,
  entry: Pick<Entry, "action" | "resource" | "id" | "changes">,
) => record(db, organization, { ...entry, actor: getCurrentActor() ?? { kind: "system" }, interval: NEVER });

function record(db: Db, organization: OrganizationId, { actor, changes, ...entry }: Entry) {
  const { requestId = null, origin } = getCurrentActor() ?? {};
  return executeSql(db, RECORD_STATEMENT, [
    organization,
    actor.kind,
    actor.id ?? null,
    requestId,
    origin?.address ?? null,
    origin?.device ?? null,
    entry.action,
    entry.resource,
    entry.id,
    JSON.stringify(changes),
    entry.interval,
  ]);
}
