import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { writePassword } from "./write-password";

/** Gives the users with this address a password, in every organisation but sandboxes; null when there is none. */
export async function setPassword(db: Db, email: string, password: string) {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const users = await tx.user.findMany({
      where: { email, organization: { sandboxOf: null } },
      orderBy: { id: "asc" },
    });
    for (const user of users) await writePassword(tx, user, passwordHash);
    return users[0] ? { _id: users[0].id, email } : null;
  });
}
