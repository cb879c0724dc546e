import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";

/** The row stays: the list tells of the link and of those who joined with it. */
export async function revokeInvitation(db: Db, organization: OrganizationId, id: string, now: Date) {
  const where = { id, organizationId: organization };
  const { count } = await db.invitation.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now },
  });
  if (count === 0 && (await db.invitation.count({ where })) === 0) throw notFound(`The invitation ${id}`);
  return { n: count, ok: 1 as const };
}
