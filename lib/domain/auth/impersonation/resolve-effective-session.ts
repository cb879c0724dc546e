import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { canImpersonate } from "@/lib/platform/http/audience";
import { stopImpersonation } from "./stop-impersonation";

/** The session of somebody as the console goes by it: their own, or that of whom they see as. */
export interface EffectiveSession extends Session {
  /** Who really sits there; null: the person themself. */
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
 * With whose eyes a session reads. Whether it still may is looked at each time, so that a role which was changed counts
 * at once; what may not be any more ends here. Only what reads goes by this: whatever writes goes by `findSession`.
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
  return { ...session, ...{ user, email, confirmed, admin, role }, provenAt: null, onlooker: session.user };
}
