import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";

/**
 * Lists the users with this address in all organisations except sandboxes, this user included, in the order
 * of ids, which is their locking order. With `passwordHash`: those who share that very password.
 */
export async function listSharedLogins(tx: Db, user: User, passwordHash?: string): Promise<User[]> {
  if (!user.email || (await findTestClock(tx, user.organizationId))) return [user];
  const others = await tx.user.findMany({
    where: {
      email: user.email,
      organization: { sandboxOf: null },
      id: { not: user.id },
      login: passwordHash ? { passwordHash } : { isNot: null },
    },
  });
  return [user, ...others].sort((one, other) => (one.id < other.id ? -1 : 1));
}
