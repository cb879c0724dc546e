import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { notFound } from "@/lib/platform/http/problem";
import { NEVER_CHOSEN, type StoredPreferences } from "./merge-preferences";
import { tagPreferences } from "./tag-preferences";

const PREFERENCES_STATEMENT = preparedStatement<
  (StoredPreferences & { v: number }) | { email: null; push: null; v: null }
>(`
  SELECT p.email, p.push, p.v FROM users u LEFT JOIN user_preferences p ON p.organization_id = u.organization_id AND p.user_id = u.id
   WHERE u.id = $1 AND u.organization_id = $2`);

/** Somebody who never chose has the defaults, without a row. */
export async function readPreferences(db: Db, organization: OrganizationId, userId: string) {
  const [row] = await sql(db, PREFERENCES_STATEMENT, [userId, organization]);
  if (!row) throw notFound(`The user ${userId}`);
  return tagPreferences(userId, row.email ? row : NEVER_CHOSEN);
}
