import type { Instant } from "@/lib/core/time/instant";
import { countAttempt, forgiveAttempts } from "@/lib/domain/auth/sessions/attempts";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { type Admission, admit } from "@/lib/domain/auth/sign-in/admit";
import { accessLetter } from "@/lib/domain/messaging/mail/access-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { hashPassword, isPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { confirmAddress } from "./confirm-address";
import { findSameLogins } from "./find-same-logins";
import { type AccountLink, closeLink } from "./links";
import { writePassword } from "./write-password";

export interface PasswordChoice {
  password: string;
  device: Device;
  /** Consented to by whoever finishes the sign-up. */
  consent: boolean;
}

/**
 * Spends the link on this password and goes on signing in; null where the link is spent already. A link
 * that only the mail has shown covers every login of the address; one that an organisation has seen, its own user alone.
 */
export async function choosePassword(
  db: Db,
  link: Pick<AccountLink, "organizationId" | "tokenHash" | "user" | "personal">,
  { password, device, consent }: PasswordChoice,
  now: Instant,
): Promise<Admission | null> {
  const { user, personal } = link;
  const passwordHash = await hashPassword(password);
  const chosen = await inTransaction(db, async (tx) => {
    const logins = await findSameLogins(tx, user);
    const users = personal ? logins : [user];
    for (const one of users) await lockRow(tx, "users", one);
    if (!(await closeLink(tx, link, now))) return null;
    for (const one of users) {
      await writePassword(tx, one, passwordHash);
      await confirmAddress(tx, one, now);
    }
    const organization = asOrganizationId(user.organizationId);
    if (user.login) await keepAccountMails(tx, organization, [user], accessLetter({ what: "password" }));
    const data = { consentTerms: new Date(now), v: { increment: 1 } };
    if (consent) await tx.user.update({ where: keyOf(user.organizationId, user.id), data });
    const admission = await admit(tx, user, { way: "password", device }, now);
    return { admission, coversAll: users.length === logins.length };
  });
  // An organisation must not free a way to guess the password of another one's user.
  if (chosen?.coversAll) await forgiveAttempts([user.email, user.login?.username ?? null]);
  return chosen?.admission ?? null;
}

/** The same form once more, by an impatient second click: whoever just chose this very password is signed in. */
export async function repeatChoice(
  db: Db,
  { user }: Pick<AccountLink, "user">,
  { password, device }: PasswordChoice,
  now: Instant,
): Promise<Admission | null> {
  if (!user.login || (await countAttempt("password", user.id)) > 0) return null;
  if (!(await isPassword(user.login.passwordHash, password))) return null;
  return admit(db, user, { way: "password", device }, now);
}
