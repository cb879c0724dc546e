import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildPreferencesReply } from "./build-preferences-reply";
import { EMPTY_PREFERENCES, type PreferenceColumns } from "./merge-preferences";

const PREFERENCES_STATEMENT = definePreparedStatement<
  PreferenceColumns | { email: null; push: null; dayMinute: null; v: null }
>(`
  SELECT p.email, p.push, p.day_minute AS "dayMinute", p.v FROM users u LEFT JOIN user_preferences p ON p.organization_id = u.organization_id AND p.user_id = u.id
   WHERE u.id = $1 AND u.organization_id = $2`);

/** Returns the defaults if the user has no row. */
export async function getPreferences(db: Db, organization: OrganizationId, userId: string) {
  const [row] = await executeSql(db, PREFERENCES_STATEMENT, [userId, organization]);
  if (!row) throw buildNotFoundProblem(`The user ${userId}`);
  return buildPreferencesReply(userId, row.email ? row : EMPTY_PREFERENCES);
}
