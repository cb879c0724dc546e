import type { Role } from "@/lib/domain/contracts/audience";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { hashToken } from "@/lib/platform/crypto/token";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { buildSecretKey, findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineSearchStatements } from "@/lib/platform/db/statement";
import { setWorkOrganization } from "@/lib/platform/work/work-context";
import { recordVisit } from "./record-visit";

/** Days without use after which a session ends. */
export const SESSION_DAYS = 30;

/** Days after which a session ends despite being used. */
const MAX_SESSION_DAYS = 90;

export interface Session {
  id: string;
  user: string;
  organization: OrganizationId;
  email: string | null;
  /** The user has confirmed the address. */
  confirmed: boolean;
  admin: boolean;
  role: Role;
  /** Time of the last authentication. */
  authenticatedAt: Date | null;
  /** The console shows the sandbox. */
  testMode: boolean;
  /** Impersonated user and the end of the impersonation, `over` once it has passed; null without one. */
  seeing: { user: string; until: Date; over: boolean } | null;
}

const FIND_SESSION = defineSearchStatements<Row>(
  `
  SELECT s.id, s.user_id, u.organization_id, u.email, u.email_confirmed_at IS NOT NULL AS confirmed, u.admin, u.role,
         s.authenticated_at, s.test_mode, s.last_used_at < CURRENT_TIMESTAMP - interval '1 minute' AS stale,
         s.created_at + interval '${MAX_SESSION_DAYS} days' AS last_end,
         a.user_id AS seen, a.expires_at AS seen_until, a.expires_at <= CURRENT_TIMESTAMP AS seen_over
    FROM sessions s JOIN users u ON u.organization_id = s.organization_id AND u.id = s.user_id AND u.suspended_at IS NULL
    LEFT JOIN impersonations a ON a.organization_id = s.organization_id AND a.session_id = s.id
   WHERE s.token_hash = $1 AND s.expires_at > CURRENT_TIMESTAMP AND s.created_at > CURRENT_TIMESTAMP - interval '${MAX_SESSION_DAYS} days'`,
  "s.organization_id",
);

const TOUCH_SESSION_STATEMENT = definePreparedStatement(
  `UPDATE sessions
      SET last_used_at = CURRENT_TIMESTAMP,
          expires_at = least(CURRENT_TIMESTAMP + interval '${SESSION_DAYS} days', $3)
    WHERE organization_id = $1 AND id = $2`,
);

interface Row {
  id: string;
  user_id: string;
  organization_id: string;
  email: string | null;
  confirmed: boolean;
  admin: boolean;
  role: string | null;
  authenticated_at: Date | null;
  test_mode: boolean;
  stale: boolean;
  /** End of the session's total lifetime. */
  last_end: Date;
  seen: string | null;
  seen_until: Date | null;
  seen_over: boolean | null;
}

/**
 * Returns the session of a token and extends it by 30 days, up to 90 in all; null if it is unknown or has
 * ended.
 */
export async function findSession(token: string | null): Promise<Session | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const row = await findWithCachedOwner(getDatabase(), FIND_SESSION, buildSecretKey("session", hash), [hash]);
  if (!row) return null;
  setWorkOrganization(row.organization_id);
  const organization = asOrganizationId(row.organization_id);
  if (row.stale) {
    await executeSql(getDatabase(), TOUCH_SESSION_STATEMENT, [organization, row.id, row.last_end]);
    await recordVisit(getDatabase(), organization, row.user_id);
  }
  return {
    id: row.id,
    user: row.user_id,
    organization,
    email: row.email,
    confirmed: row.confirmed,
    admin: row.admin,
    role: deriveRole(row),
    authenticatedAt: row.authenticated_at,
    testMode: row.test_mode,
    seeing:
      row.seen && row.seen_until
        ? { user: row.seen, until: row.seen_until, over: row.seen_over === true }
        : null,
  };
}
