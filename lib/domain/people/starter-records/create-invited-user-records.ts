import type { Instant } from "@/lib/core/time/instant";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createStarterRecords } from "./create-starter-records";

/**
 * Creates hours and a page for an existing user who completes the sign-up, if an invitation led there or the user
 * owns the organisation. A user whom an API client has created keeps what the client gave them.
 */
export async function createInvitedUserRecords(db: Db, user: User, now: Instant): Promise<string | null> {
  const organization = asOrganizationId(user.organizationId);
  const isInvited =
    deriveRole(user) === "owner" ||
    (await db.invitation.count({
      where: { organizationId: organization, userId: user.id, revokedAt: null },
    })) > 0;
  if (!isInvited || user.resource) return null;
  return withTransaction(db, (tx) => createStarterRecords(tx, organization, user, now));
}
