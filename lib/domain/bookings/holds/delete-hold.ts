import type { Instant } from "@/lib/core/time/instant";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export async function deleteHold(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const { count } = await db.reservation.deleteMany({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
  });
  if (count === 0) throw buildNotFoundProblem(`The hold ${id}`);
  return { n: count, ok: 1 as const };
}
