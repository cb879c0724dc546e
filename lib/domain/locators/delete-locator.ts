import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteBelongings } from "@/lib/domain/audit/deletions/note-belongings";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findLocator } from "./queries";

/** Its locations go with it. For a while all of it can be restored. */
export function deleteLocator(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    const locator = await findLocked(tx, "locators", () => findLocator(tx, organization, id));
    precondition.check(locator);
    await keepRemoved(tx, organization, { resource: "locator", id, name: locator.handle, owner: null });
    await leaveNames(tx, { kind: "locator", organization }, [id]);
    await noteBelongings(tx, organization, "locator", [id]);
    await noteDeletions(tx, organization, { kind: "locator", ids: [id] });
    const { count } = await tx.locator.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
