import type { Instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { type AccountLink, closeLink } from "./links";

/** The account's address is that of whoever has followed a link that was mailed to it. */
export async function confirmAddress(tx: Db, userId: string, now: Instant): Promise<void> {
  const data = { emailConfirmedAt: new Date(now) };
  await tx.user.updateMany({ where: { id: userId, email: { not: null }, emailConfirmedAt: null }, data });
}

/** Spends the link on that alone; false where it is spent already. */
export const confirmByLink = (
  db: Db,
  { tokenHash, user }: Pick<AccountLink, "tokenHash" | "user">,
  now: Instant,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockRow(tx, "users", user.id); // nobody is just giving it another address
    const spent = await closeLink(tx, tokenHash, now);
    if (spent) await confirmAddress(tx, user.id, now);
    return spent;
  });
