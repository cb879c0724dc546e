import { accessLetter } from "@/lib/domain/messaging/mail/access-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { writePassword } from "./write-password";

/**
 * Gives the users with this address a password, in every organisation but sandboxes; null when there is none. The person
 * is told by mail, once, as whoever changes a password is: it may have been nobody's wish.
 */
export async function setPassword(db: Db, email: string, password: string) {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const users = await tx.user.findMany({
      where: { email, organization: { sandboxOf: null } },
      orderBy: { id: "asc" },
    });
    for (const user of users) await writePassword(tx, user, passwordHash);
    const [first] = users;
    if (first) {
      const letter = accessLetter({ what: "password" });
      await keepAccountMails(tx, asOrganizationId(first.organizationId), [first], letter);
    }
    return first ? { _id: first.id, email } : null;
  });
}
