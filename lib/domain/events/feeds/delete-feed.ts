import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export async function deleteFeed(db: Db, organization: OrganizationId, userId: string) {
  await getUserRow(db, organization, userId);
  const { count } = await db.calendarFeed.deleteMany({ where: { userId, organizationId: organization } });
  return { n: count, ok: 1 as const };
}
