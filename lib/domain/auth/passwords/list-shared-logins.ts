import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";

/**
 * Who signs in with this user's address, in whichever organisation, the user included, but for sandboxes; in the order of ids, in which
 * they are locked. With `passwordHash`: where the password is that very one, chosen for all of them at once.
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
