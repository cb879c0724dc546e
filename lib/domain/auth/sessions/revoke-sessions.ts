import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Revokes one session of this user. */
export async function revokeSession(db: Db, organizationId: OrganizationId, userId: string, id: string) {
  const { count } = await db.session.deleteMany({ where: { organizationId, id, userId } });
  if (count === 0) throw buildNotFoundProblem(`The session ${id}`);
  return { n: count, ok: 1 as const };
}

/** Revokes all sessions of this user except the current one. */
export async function revokeOtherSessions(
  db: Db,
  organizationId: OrganizationId,
  userId: string,
  current: string | null,
) {
  const { count } = await db.session.deleteMany({
    where: { organizationId, userId, ...(current && { id: { not: current } }) },
  });
  return { n: count, ok: 1 as const };
}
