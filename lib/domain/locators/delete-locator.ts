import { recordDependentTombstones } from "@/lib/domain/audit/tombstones/record-dependent-tombstones";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireLocator } from "./queries";

/** Deletes a locator with its locations; all of it can be restored for some days. */
export function deleteLocator(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return withTransaction(db, async (tx) => {
    const locator = await findAndLock(tx, "locators", () => requireLocator(tx, organization, id));
    precondition.check(locator);
    await moveToTrash(tx, organization, { resource: "locator", id, name: locator.slug, owner: null });
    await releaseNames(tx, { kind: "locator", organization }, [id]);
    await recordDependentTombstones(tx, organization, "locator", [id]);
    await recordTombstones(tx, organization, { kind: "locator", ids: [id] });
    const { count } = await tx.locator.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
