import type { Instant } from "@/lib/core/time/instant";
import { type Device, startSession } from "@/lib/domain/sessions/start-session";
import { hashPassword, isPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import { countAttempt, forgiveAttempts } from "./attempts";
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
 * Spends the link on this password and signs in; answers the session, or null where the link is spent already. A link
 * that only the mail has shown covers every login of the address; one that an organisation has seen, its own user alone.
 */
export async function choosePassword(
  db: Db,
  link: Pick<AccountLink, "organizationId" | "tokenHash" | "user" | "personal">,
  { password, device, consent }: PasswordChoice,
  now: Instant,
): Promise<string | null> {
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
    const data = { consentTerms: new Date(now), v: { increment: 1 } };
    if (consent) await tx.user.update({ where: keyOf(user.organizationId, user.id), data });
    const session = await startSession(tx, user, device, now);
    return { session, coversAll: users.length === logins.length };
  });
  // An organisation must not free a way to guess the password of another one's user.
  if (chosen?.coversAll) await forgiveAttempts([user.email, user.login?.username ?? null]);
  return chosen?.session ?? null;
}

/** The same form once more, by an impatient second click: whoever just chose this very password is signed in. */
export async function repeatChoice(
  db: Db,
  { user }: Pick<AccountLink, "user">,
  { password, device }: PasswordChoice,
  now: Instant,
): Promise<string | null> {
  if (!user.login || (await countAttempt("password", user.id)) > 0) return null;
  if (!(await isPassword(user.login.passwordHash, password))) return null;
  return startSession(db, user, device, now);
}
