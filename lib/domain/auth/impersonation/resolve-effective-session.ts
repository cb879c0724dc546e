import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { canImpersonate } from "@/lib/domain/contracts/audience";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { stopImpersonation } from "./stop-impersonation";

/** Session of a user in the console, or of the user that an admin impersonates. */
export interface EffectiveSession extends Session {
  /** Id of the impersonating admin; null without impersonation. */
  onlooker: string | null;
}

const USER_STATEMENT = definePreparedStatement<{
  id: string;
  email: string | null;
  confirmed: boolean;
  admin: boolean;
  role: string | null;
}>(`
  SELECT id, email, email_confirmed_at IS NOT NULL AS confirmed, admin, role FROM users
   WHERE organization_id = $1 AND id = $2 AND suspended_at IS NULL`);

/**
 * Returns the session that determines what a request may read. Each call checks whether the impersonation is
 * still allowed and stops it otherwise, so that a changed role counts at once. Writes use `findSession`
 * instead.
 */
export async function resolveEffectiveSession(db: Db, session: Session): Promise<EffectiveSession> {
  const { organization, seeing } = session;
  if (!seeing) return { ...session, onlooker: null };
  const [row] = seeing.over ? [] : await executeSql(db, USER_STATEMENT, [organization, seeing.user]);
  const role = row && deriveRole(row);
  if (!row || !role || !canImpersonate(session.role, role)) {
    await stopImpersonation(db, organization, session.id);
    return { ...session, seeing: null, onlooker: null };
  }
  const { id: user, email, confirmed, admin } = row;
  return {
    ...session,
    user,
    email,
    confirmed,
    admin,
    role,
    authenticatedAt: null,
    onlooker: session.user,
  };
}
