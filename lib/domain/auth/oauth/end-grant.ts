import { recordChange } from "@/lib/domain/audit/record-entry";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";

/** Why access has ended: it was taken away, given back by the app, or one of its codes or tokens was brought twice. */
type Reason = "revoked" | "given_back" | "used_twice";

/** All tokens that came of it go with it. Answers whether it was there. */
export function endGrant(
  db: Db,
  organizationId: OrganizationId,
  { id, only = null }: { id: string; only?: string | null },
  reason: Reason,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
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
  if (!(await endGrant(db, organization, { id, only }, "revoked"))) throw notFound(`The access ${id}`);
  return { n: 1, ok: 1 as const };
}
