import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** Why somebody or something was not let in. */
type RejectionReason = SignInRejection | "expired" | "revoked" | "changed";

/** Why nobody was signed in as this user. */
type SignInRejection = "wrong_password" | "wrong_factor" | "too_many_tries" | "provider_only" | "suspended";

// Like the triggers' entries, whose function for ids this is. An entry that was written within the interval stands for
// the others like it: what goes on trying must not fill the log. Of an organisation that there is not, nothing is written.
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

/** What is told of here, as no trigger stands on its table. */
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
  | "mail";

interface Entry {
  action: "create" | "update" | "sign_in" | "refuse" | "delete";
  resource: UntriggeredResource;
  id: string;
  actor: { kind: "user" | "key" | "booker" | "system"; id?: string | undefined };
  changes: object;
  interval: string;
}

const BOOKER = { kind: "booker" } as const;

const toReasonChange = (reason: RejectionReason) => ({ reason: { before: null, after: reason } });

/** Somebody has signed in. */
export const recordSignIn = (db: Db, organization: OrganizationId, user: string) =>
  record(db, organization, {
    action: "sign_in",
    resource: "user",
    id: user,
    actor: { kind: "user", id: user },
    changes: {},
    interval: NEVER,
  });

/** Somebody wanted to sign in as this user and was not let in. */
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

/** A key was used that works no more. */
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

/** A token was used that works no more: it has expired, or its person's role or password has changed. */
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

/** A person was taken out of everything. Triggers say nothing of it: they would name what was erased. */
export const recordErasure = (db: Db, organization: OrganizationId, id: string, events: number) =>
  record(db, organization, {
    action: "delete",
    resource: "person",
    id,
    actor: getCurrentActor() ?? { kind: "system" },
    changes: { events: { before: events, after: null } },
    interval: NEVER,
  });

/** Somebody was taken off a waiting list. What bookers do there themselves is kept as long as they wait, and no longer. */
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

/** What whoever is asking has changed, in a table that no trigger watches. */
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
