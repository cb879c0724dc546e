import type { Instant } from "@/lib/core/time/instant";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

interface PhoneRow {
  available: boolean;
  number: string | null;
  confirmed_at: Date | null;
  stopped_at: Date | null;
  pending_number: string | null;
  expires_at: Date | null;
}

const PHONE = definePreparedStatement<PhoneRow>(`
  SELECT EXISTS (SELECT FROM sms_accounts a WHERE a.organization_id = $1)
         OR EXISTS (SELECT FROM organizations o WHERE o.id = $1 AND o.sandbox_of IS NOT NULL) AS available,
         p.number, p.confirmed_at, s.created_at AS stopped_at, c.number AS pending_number, c.expires_at
    FROM users u
    LEFT JOIN user_phones p ON p.organization_id = $1 AND p.user_id = u.id
    LEFT JOIN sms_stops s ON s.organization_id = $1 AND s.number = p.number
    LEFT JOIN phone_codes c ON c.organization_id = $1 AND c.user_id = u.id AND c.expires_at > $3
   WHERE u.organization_id = $1 AND u.id = $2`);

/** Gets the number of a user; `testCode` is that of a sandbox, which sends none. */
export async function getUserPhone(
  db: Db,
  organization: OrganizationId,
  user: string,
  { now, testCode = null }: { now: Instant; testCode?: string | null },
) {
  const [row] = await executeSql(db, PHONE, [organization, user, new Date(now)]);
  if (!row) throw buildNotFoundProblem(`The user ${user}`);
  const { pending_number: pendingNumber, expires_at: expiresAt, ...phone } = row;
  const pending = pendingNumber && expiresAt ? { number: pendingNumber, expires_at: expiresAt } : null;
  return { ...phone, pending, test_code: testCode };
}

/** The proven number of a host, and how to write to it. */
export interface HostPhone {
  user: string;
  /** E.164. */
  number: string;
  language: string;
  timezone: string;
}

const OF_HOSTS = definePreparedStatement<HostPhone>(`
  SELECT p.user_id AS user, p.number, u.language, u.timezone
    FROM user_phones p JOIN users u ON u.organization_id = $1 AND u.id = p.user_id
   WHERE p.organization_id = $1 AND p.user_id = ${formatAnyOf("$2")} AND u.suspended_at IS NULL`);

/** Lists the proven numbers of these users; suspended ones get no messages. */
export const listHostPhones = async (
  db: Db,
  organization: OrganizationId,
  users: readonly string[],
): Promise<HostPhone[]> => (users.length > 0 ? executeSql(db, OF_HOSTS, [organization, [...users]]) : []);
