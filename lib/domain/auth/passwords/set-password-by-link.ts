import type { Instant } from "@/lib/core/time/instant";
import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { completeSignIn, type SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { buildSecurityEmail } from "@/lib/domain/messaging/mail/security-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword, verifyPassword } from "@/lib/platform/crypto/password";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { type AccountLink, consumeAccountLink } from "./account-links";
import { confirmEmail } from "./confirm-email";
import { listSharedLogins } from "./list-shared-logins";
import { storePassword } from "./store-password";

export interface LinkPasswordInput {
  password: string;
  device: Device;
  /** Accepts the terms while completing a sign-up. */
  consent: boolean;
  /** The name and the time zone that the sign-up has asked for. */
  profile?: { firstName: string; lastName: string | null; timezone: string } | null;
}

/**
 * Consumes the link, stores the password and signs the user in; null if the link was consumed. A link that
 * only the mail contained covers all accounts of the address; a link that an organisation could see covers
 * its own user only.
 */
export async function setPasswordByLink(
  db: Db,
  link: Pick<AccountLink, "organizationId" | "tokenHash" | "user" | "personal">,
  { password, device, consent, profile = null }: LinkPasswordInput,
  now: Instant,
): Promise<SignInOutcome | null> {
  const { user, personal } = link;
  const passwordHash = await hashPassword(password);
  const chosen = await withTransaction(db, async (tx) => {
    const logins = await listSharedLogins(tx, user);
    const users = personal ? logins : [user];
    for (const one of users) await lockRow(tx, "users", one);
    if (!(await consumeAccountLink(tx, link, now))) return null;
    for (const one of users) {
      await storePassword(tx, one, passwordHash);
      await confirmEmail(tx, one, now);
    }
    const organization = asOrganizationId(user.organizationId);
    if (user.login)
      await storeAccountMails(tx, organization, [user], buildSecurityEmail({ what: "password" }));
    const data = { consentTerms: new Date(now), ...profile, v: { increment: 1 } };
    if (consent) await tx.user.update({ where: toRowKey(user.organizationId, user.id), data });
    const admission = await completeSignIn(tx, user, { way: "password", device }, now);
    return { admission, coversAll: users.length === logins.length };
  });
  // An organisation must not reset the throttle of another organisation's user.
  if (chosen?.coversAll) await resetLoginAttempts([user.email, user.login?.username ?? null]);
  return chosen?.admission ?? null;
}

/** Handles a double submit: signs the user in if the password is the one just set. */
export async function retrySetPasswordByLink(
  db: Db,
  { user }: Pick<AccountLink, "user">,
  { password, device }: LinkPasswordInput,
  now: Instant,
): Promise<SignInOutcome | null> {
  if (!user.login || (await recordLoginAttempt("password", user.id)) > 0) return null;
  if (!(await verifyPassword(user.login.passwordHash, password))) return null;
  return completeSignIn(db, user, { way: "password", device }, now);
}
