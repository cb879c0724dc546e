import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export async function deletePushSubscription(
  db: Db,
  organization: OrganizationId,
  userId: string,
  id: string,
) {
  const { count } = await db.pushSubscription.deleteMany({
    where: { id, userId, organizationId: organization },
  });
  if (count === 0) throw buildNotFoundProblem(`The push subscription ${id}`);
  return { n: count, ok: 1 as const };
}
