import type { Db } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";

export async function readFeed(db: Db, organization: OrganizationId, userId: string) {
  const row = await db.calendarFeed.findFirst({ where: { userId, organizationId: organization } });
  if (!row) await findUser(db, organization, userId);
  return { active: row !== null, createdAt: row?.createdAt ?? null };
}
