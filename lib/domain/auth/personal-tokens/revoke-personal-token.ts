import { recordChange } from "@/lib/domain/audit/record-entry";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** `only` limits the revocation to this user's tokens; null for all. Audit entries stay. */
export function revokePersonalToken(db: Db, organizationId: OrganizationId, id: string, only: string | null) {
  return withTransaction(db, async (tx) => {
    const { count } = await tx.personalToken.deleteMany({
      where: { organizationId, id, ...(only && { userId: only }) },
    });
    if (count === 0) throw buildNotFoundProblem(`The personal token ${id}`);
    await recordChange(tx, organizationId, {
      action: "delete",
      resource: "personal_token",
      id,
      changes: {},
    });
    return { n: count, ok: 1 as const };
  });
}
