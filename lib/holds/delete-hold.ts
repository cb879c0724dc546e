import type { Db } from "@/lib/db/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";

export async function deleteHold(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const { count } = await db.reservation.deleteMany({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
  });
  if (count === 0) throw notFound(`The hold ${id}`);
  return { n: count, ok: 1 as const };
}
