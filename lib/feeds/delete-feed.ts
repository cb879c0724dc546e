import type { Db } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";

export async function deleteFeed(db: Db, organization: OrganizationId, userId: string) {
  await findUser(db, organization, userId);
  const { count } = await db.calendarFeed.deleteMany({ where: { userId, organizationId: organization } });
  return { n: count, ok: 1 as const };
}
