import type { Db } from "@/lib/platform/db/client";

/** Those of this person that have not ended. */
export async function listSessions(db: Db, userId: string, current: string | null, now: Date) {
  const rows = await db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    _id: row.id,
    current: row.id === current,
    user_agent: row.userAgent,
    createdAt: row.createdAt,
    last_used_at: row.lastUsedAt,
    expires_at: row.expiresAt,
  }));
}
