import { recordChange } from "@/lib/domain/audit/record-entry";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Deletes a suppression, so that mails are sent to the address again. */
export function deleteMailSuppression(db: Db, organization: OrganizationId, id: string) {
  return withTransaction(db, async (tx) => {
    const where = { organizationId: organization, id };
    const row = await tx.mailSuppression.findFirst({ where });
    if (!row) throw buildNotFoundProblem(`The suppression ${id}`);
    await tx.mailSuppression.deleteMany({ where });
    await recordChange(tx, organization, {
      action: "delete",
      resource: "mail_suppression",
      id,
      changes: { address: { before: row.address, after: null } },
    });
    return { n: 1, ok: 1 as const };
  });
}
