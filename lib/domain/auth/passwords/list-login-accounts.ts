import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

export interface LoginAccount {
  id: string;
  organizationId: string;
  email: string | null;
  username: string | null;
  password_hash: string | null;
}

const ACCOUNTS_STATEMENT = defineStatement<LoginAccount>(`
  SELECT u.id, u.organization_id AS "organizationId", u.email, l.username, l.password_hash
    FROM (SELECT organization_id, id FROM users WHERE email = lower($1)
          UNION SELECT organization_id, user_id FROM logins WHERE username = $1::citext) named
    JOIN users u ON u.organization_id = named.organization_id AND u.id = named.id
    JOIN organizations o ON o.id = u.organization_id AND o.sandbox_of IS NULL
    LEFT JOIN logins l ON l.organization_id = u.organization_id AND l.user_id = u.id
   ORDER BY l.user_id IS NULL, u.id`);

/**
 * Returns the accounts with this address or user name, at most two of one organisation: a user name may equal
 * another user's address, and neither may block the other. Accounts that can sign in come first.
 */
export const listLoginAccounts = async (db: Db, name: string): Promise<LoginAccount[]> =>
  name.includes("\0") ? [] : executeSql(db, ACCOUNTS_STATEMENT, [name.trim()]);
