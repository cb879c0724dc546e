import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { writePassword } from "./write-password";

/** Gives the user with this address a password; null when there is no such user. */
export async function setPassword(db: Db, email: string, password: string) {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true, email: true } });
    if (!user) return null;
    await writePassword(tx, user, passwordHash);
    return { _id: user.id, email };
  });
}
