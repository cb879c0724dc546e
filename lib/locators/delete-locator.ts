import { type Db, inTransaction } from "@/lib/db/client";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findLocator } from "./queries";

/** Its locations go with it. */
export function deleteLocator(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    precondition.check(await findLocked(tx, "locators", () => findLocator(tx, organization, id)));
    const { count } = await tx.locator.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
