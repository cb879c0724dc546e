import type { Instant } from "@/lib/core/time/instant";
import { revokeEventLinks } from "@/lib/domain/auth/event-links/revoke-event-links";
import { assertNotEmergencyAdmin } from "@/lib/domain/auth/sign-in/assert-not-emergency-admin";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type AccountRights, hasRightsOver } from "./account-rights";
import { assertNotLastAdmin, lockAdmins } from "./change-role";

/**
 * Returns the columns to write; null if nothing changes. Suspension ends all sessions, and permanently
 * revokes tokens and links in mails. Feeds and pages are checked at each use, so they work again afterwards.
 */
export async function suspendUser(
  tx: Db,
  user: User,
  { suspended, rights }: { suspended: boolean; rights: AccountRights },
  now: Instant,
): Promise<{ suspendedAt: Date | null } | null> {
  if ((user.suspendedAt !== null) === suspended) return null;
  requireRightsToSuspend(rights, user);
  if (!suspended) return { suspendedAt: null };
  const organization = asOrganizationId(user.organizationId);
  assertNotLastAdmin(await lockAdmins(tx, organization, user.id), user.id, "suspended");
  await assertNotEmergencyAdmin(tx, organization, user.id, "suspended");
  const ofUser = { organizationId: user.organizationId, userId: user.id };
  await tx.session.deleteMany({ where: ofUser });
  await tx.personalToken.deleteMany({ where: ofUser });
  await tx.oauthGrant.deleteMany({ where: ofUser });
  await tx.pushSubscription.deleteMany({ where: ofUser });
  await revokeEventLinks(tx, organization, user.id);
  return { suspendedAt: new Date(now) };
}

function requireRightsToSuspend(rights: AccountRights, user: User): void {
  if (hasRightsOver(rights, deriveRole(user))) return;
  throw new ApiProblem(
    "forbidden",
    rights === "none"
      ? "People are suspended by admins, and by keys with the scope credentials:write."
      : rights === "admins"
        ? "Only an owner suspends an owner."
        : "A key that is limited to scopes suspends no admins.",
  );
}
