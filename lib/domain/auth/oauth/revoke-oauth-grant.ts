import { recordChange } from "@/lib/domain/audit/record-entry";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildNotFoundProblem } from "@/lib/platform/http/problem";

/** Why access has ended: it was taken away, given back by the app, or one of its codes or tokens was brought twice. */
type RevocationReason = "revoked" | "given_back" | "used_twice";

/** All tokens that came of it go with it. Answers whether it was there. */
export function deleteOauthGrant(
  db: Db,
  organizationId: OrganizationId,
  { id, only = null }: { id: string; only?: string | null },
  reason: RevocationReason,
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const where = { organizationId, id, ...(only && { userId: only }) };
    const grant = await tx.oauthGrant.findFirst({ where });
    if (!grant) return false;
    const { count } = await tx.oauthGrant.deleteMany({ where });
    if (count === 0) return false;
    await recordChange(tx, organizationId, {
      action: "delete",
      resource: "oauth_grant",
      id,
      changes: {
        app: { before: grant.clientName, after: null },
        reason: { before: null, after: reason },
      },
    });
    return true;
  });
}

/** `only`: whose alone; null: anybody's. */
export async function revokeOauthGrant(
  db: Db,
  organization: OrganizationId,
  id: string,
  only: string | null,
) {
  if (!(await deleteOauthGrant(db, organization, { id, only }, "revoked")))
    throw buildNotFoundProblem(`The access ${id}`);
  return { n: 1, ok: 1 as const };
}
