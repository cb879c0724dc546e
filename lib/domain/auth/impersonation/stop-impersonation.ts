import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Whoever has this session sees as themselves again; the row that goes is the end in the audit log. */
export async function stopImpersonation(db: Db, organizationId: OrganizationId, sessionId: string) {
  const { count } = await db.seeingAs.deleteMany({ where: { organizationId, sessionId } });
  return { n: count, ok: 1 as const };
}

/** The same, if its hour is over: another one may have begun meanwhile. */
export const expireImpersonation = (
  db: Db,
  organizationId: OrganizationId,
  sessionId: string,
  now: Instant,
) => db.seeingAs.deleteMany({ where: { organizationId, sessionId, expiresAt: { lte: new Date(now) } } });
