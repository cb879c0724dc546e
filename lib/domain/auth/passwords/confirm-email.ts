import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { type AccountLink, consumeAccountLink } from "./account-links";

/** Confirms that the user reads this address, after a mailed link was opened. */
export async function confirmEmail(
  tx: Db,
  { id, organizationId }: Pick<User, "id" | "organizationId">,
  now: Instant,
): Promise<void> {
  const data = { emailConfirmedAt: new Date(now) };
  await tx.user.updateMany({
    where: { organizationId, id, email: { not: null }, emailConfirmedAt: null },
    data,
  });
}

/** Consumes the link; false if it was consumed before. */
export const confirmEmailByLink = (
  db: Db,
  link: Pick<AccountLink, "organizationId" | "tokenHash" | "user">,
  now: Instant,
): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    await lockRow(tx, "users", link.user); // locks against a concurrent change of the address
    const isConsumed = await consumeAccountLink(tx, link, now);
    if (isConsumed) await confirmEmail(tx, link.user, now);
    return isConsumed;
  });
