import type { Db } from "@/lib/db/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";

export async function deletePushSubscription(
  db: Db,
  organization: OrganizationId,
  userId: string,
  id: string,
) {
  const { count } = await db.pushSubscription.deleteMany({
    where: { id, userId, organizationId: organization },
  });
  if (count === 0) throw notFound(`The push subscription ${id}`);
  return { n: count, ok: 1 as const };
}
