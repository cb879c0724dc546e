import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Ends the impersonation of this session; its deletion is recorded in the audit log. */
export async function stopImpersonation(db: Db, organizationId: OrganizationId, sessionId: string) {
  const { count } = await db.impersonation.deleteMany({ where: { organizationId, sessionId } });
  return { n: count, ok: 1 as const };
}

/** Ends the impersonation unless a newer one has replaced the expired one. */
export const expireImpersonation = (
  db: Db,
  organizationId: OrganizationId,
  sessionId: string,
  now: Instant,
) => db.impersonation.deleteMany({ where: { organizationId, sessionId, expiresAt: { lte: new Date(now) } } });
