import { recordDependentTombstones } from "@/lib/domain/audit/tombstones/record-dependent-tombstones";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getFormRow } from "./queries";

/** Deletes the form with its responses; bookings stay. It can be restored from the trash. */
export function deleteForm(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return withTransaction(db, async (tx) => {
    const form = await findAndLock(tx, "forms", () => getFormRow(tx, organization, id));
    precondition.check(form);
    await moveToTrash(tx, organization, { resource: "form", id, name: form.slug, owner: null });
    await releaseNames(tx, { kind: "form", organization }, [id]);
    await recordDependentTombstones(tx, organization, "form", [id]);
    await recordTombstones(tx, organization, { kind: "form", ids: [id] });
    const { count } = await tx.form.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
