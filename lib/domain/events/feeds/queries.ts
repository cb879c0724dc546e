import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export async function getFeed(db: Db, organization: OrganizationId, userId: string) {
  const row = await db.calendarFeed.findFirst({ where: { userId, organizationId: organization } });
  if (!row) await getUserRow(db, organization, userId);
  return { active: row !== null, createdAt: row?.createdAt ?? null };
}
