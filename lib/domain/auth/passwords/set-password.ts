import { buildSecurityEmail } from "@/lib/domain/messaging/mail/security-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { storePassword } from "./store-password";

/**
 * Sets the password of all users with this address except in sandboxes; null if there are none. A mail
 * informs the user, who may not have wanted the change.
 */
export async function setPassword(db: Db, email: string, password: string) {
  const passwordHash = await hashPassword(password);
  return withTransaction(db, async (tx) => {
    const users = await tx.user.findMany({
      where: { email, organization: { sandboxOf: null } },
      orderBy: { id: "asc" },
    });
    for (const user of users) await storePassword(tx, user, passwordHash);
    const [first] = users;
    if (first) {
      const mail = buildSecurityEmail({ what: "password" });
      await storeAccountMails(tx, asOrganizationId(first.organizationId), [first], mail);
    }
    return first ? { _id: first.id, email } : null;
  });
}
