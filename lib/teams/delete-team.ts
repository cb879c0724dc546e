import { type Db, inTransaction } from "@/lib/db/client";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findTeam } from "./queries";

/** Its people and their events stay. */
export function deleteTeam(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    precondition.check(await findLocked(tx, "teams", () => findTeam(tx, organization, id)));
    const { count } = await tx.team.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
