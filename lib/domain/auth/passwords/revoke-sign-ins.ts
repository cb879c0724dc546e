import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";

/**
 * Revokes access that a holder of the old password may have created: browsers except `kept`, the URL of the
 * calendar feed, and push subscriptions of other browsers. Call it before the new password is stored: a first
 * password only signs out browsers.
 */
export async function revokeSignIns(
  tx: Db,
  { id: userId, organizationId }: Pick<User, "id" | "organizationId">,
  keptSession: string | null,
): Promise<void> {
  const ofUser = { organizationId, userId };
  await tx.session.deleteMany({ where: { ...ofUser, ...(keptSession && { id: { not: keptSession } }) } });
  await tx.pushSubscription.deleteMany({
    where: {
      ...ofUser,
      ...(keptSession && { OR: [{ sessionId: null }, { sessionId: { not: keptSession } }] }),
    },
  });
  await tx.calendarFeed.deleteMany({ where: { ...ofUser, user: { login: { isNot: null } } } });
}
