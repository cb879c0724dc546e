import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

export const lastAdminProblem = () =>
  new ApiProblem(
    "conflict",
    "The last admin of the organisation cannot be deleted: make somebody else an admin first.",
  );

/** Before anything else is done to somebody who is to be deleted; the deletion itself looks again, under a lock. */
export async function refuseLastAdmin(db: Db, organizationId: OrganizationId, id: string): Promise<void> {
  const admins = await db.user.findMany({ where: { organizationId, admin: true }, take: 2 });
  if (admins.length === 1 && admins[0]?.id === id) throw lastAdminProblem();
}
