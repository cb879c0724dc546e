import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { PushSubscription } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export const serializePushSubscription = ({ id, service, createdAt }: PushSubscription) => ({
  _id: id,
  service,
  createdAt,
});

export async function listPushSubscriptions(db: Db, organization: OrganizationId, userId: string) {
  await getUserRow(db, organization, userId);
  const rows = await db.pushSubscription.findMany({
    where: { userId, organizationId: organization },
    orderBy: { id: "desc" },
  });
  return rows.map(serializePushSubscription);
}
