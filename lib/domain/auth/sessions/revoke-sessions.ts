import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildNotFoundProblem } from "@/lib/platform/http/problem";

/** One session of this person. */
export async function revokeSession(db: Db, organizationId: OrganizationId, userId: string, id: string) {
  const { count } = await db.session.deleteMany({ where: { organizationId, id, userId } });
  if (count === 0) throw buildNotFoundProblem(`The session ${id}`);
  return { n: count, ok: 1 as const };
}

/** All sessions of this person but for the one that asks. */
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
