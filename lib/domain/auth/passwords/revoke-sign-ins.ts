import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";

/**
 * With a new password ends what was opened under the one before: browsers but for `kept`, the address of the calendar
 * feed, and push messages to other browsers. Whoever knew the old password may have made any of them.
 * To be called before the new one is written: with a first one nothing ends but browsers.
 */
export async function revokeSignIns(
  tx: Db,
  { id: userId, organizationId }: Pick<User, "id" | "organizationId">,
  kept: string | null,
): Promise<void> {
  const ofUser = { organizationId, userId };
  await tx.session.deleteMany({ where: { ...ofUser, ...(kept && { id: { not: kept } }) } });
  await tx.pushSubscription.deleteMany({
    where: { ...ofUser, ...(kept && { OR: [{ sessionId: null }, { sessionId: { not: kept } }] }) },
  });
  await tx.calendarFeed.deleteMany({ where: { ...ofUser, user: { login: { isNot: null } } } });
}
