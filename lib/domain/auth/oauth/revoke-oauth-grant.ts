import { recordChange } from "@/lib/domain/audit/record-entry";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Reason of a revocation: by the user, by the app, or after a code or token was used twice. */
type RevocationReason = "revoked" | "given_back" | "used_twice";

/** Deletes the grant with its tokens. Returns whether it existed. */
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

/** `only` limits the revocation to this user's grants; null for all. */
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
