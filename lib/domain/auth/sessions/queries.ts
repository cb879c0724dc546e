import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { describeBrowser } from "./describe-browser";

/** Lists the user's active sessions. */
export async function listSessions(
  db: Db,
  organizationId: OrganizationId,
  userId: string,
  current: string | null,
  now: Date,
) {
  const rows = await db.session.findMany({
    where: { organizationId, userId, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    _id: row.id,
    current: row.id === current,
    user_agent: row.userAgent,
    browser: describeBrowser(row.userAgent),
    createdAt: row.createdAt,
    last_used_at: row.lastUsedAt,
    expires_at: row.expiresAt,
  }));
}
