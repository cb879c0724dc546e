import { hashPassword } from "@/lib/crypto/password";
import { type Db, inTransaction } from "@/lib/db/client";

/** Gives the user with this address a password and ends what was signed in; null when there is no such user. */
export async function setPassword(db: Db, email: string, password: string) {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) return null;
    await tx.login.upsert({
      where: { userId: user.id },
      create: { userId: user.id, username: email, passwordHash },
      update: { passwordHash },
    });
    await tx.session.deleteMany({ where: { userId: user.id } });
    return { _id: user.id, email };
  });
}
