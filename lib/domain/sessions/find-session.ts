import { hashToken } from "@/lib/platform/crypto/token";
import { pool } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** Days without use after which a session ends. */
export const SESSION_DAYS = 30;

export interface Session {
  id: string;
  user: string;
  organization: OrganizationId;
  email: string | null;
  admin: boolean;
}

const FIND = {
  name: "find-session",
  text: `SELECT s.id, s.user_id, u.organization_id, u.email, u.admin, s.last_used_at < now() - interval '1 minute' AS stale
           FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.token_hash = $1 AND s.expires_at > now()`,
};

const TOUCH = {
  name: "touch-session",
  text: `UPDATE sessions SET last_used_at = now(), expires_at = now() + interval '${SESSION_DAYS} days' WHERE id = $1`,
};

interface Row {
  id: string;
  user_id: string;
  organization_id: string;
  email: string | null;
  admin: boolean;
  stale: boolean;
}

/** Who has signed in with this token, which thereby stays valid for another 30 days; null: nobody, or not any more. */
export async function findSession(token: string | null): Promise<Session | null> {
  if (!token) return null;
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return null;
  if (row.stale) await pool().query({ ...TOUCH, values: [row.id] });
  return {
    id: row.id,
    user: row.user_id,
    organization: asOrganizationId(row.organization_id),
    email: row.email,
    admin: row.admin,
  };
}
