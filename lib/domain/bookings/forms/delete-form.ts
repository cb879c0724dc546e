import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteBelongings } from "@/lib/domain/audit/deletions/note-belongings";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findForm } from "./queries";

/** What was answered goes with it; what was booked stays. For a while all of it can be restored. */
export function deleteForm(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    const form = await findLocked(tx, "forms", () => findForm(tx, organization, id));
    precondition.check(form);
    await keepRemoved(tx, organization, { resource: "form", id, name: form.handle, owner: null });
    await leaveNames(tx, { kind: "form", organization }, [id]);
    await noteBelongings(tx, organization, "form", [id]);
    await noteDeletions(tx, organization, { kind: "form", ids: [id] });
    const { count } = await tx.form.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
