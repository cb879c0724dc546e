import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import { ApiProblem, type FieldCode, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { buildSecurityEmail } from "@/lib/domain/messaging/mail/security-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword, verifyPassword } from "@/lib/platform/crypto/password";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { evaluatePassword } from "./evaluate-password";
import { listSharedLogins } from "./list-shared-logins";
import type { PasswordChange } from "./schema";
import { storePassword } from "./store-password";

const WRONG_PASSWORD = buildFieldError("/current_password", "wrong", "is not your password");
const EASY_PASSWORD = buildFieldError("/password", "too_easy", "is easy to guess");

/**
 * Changes the password in every organisation where the user set it together, and signs out all other
 * browsers.
 */
export async function changePassword(
  db: Db,
  { organization, user: id, session }: { organization: OrganizationId; user: string; session: string | null },
  { current_password: current, password }: PasswordChange,
): Promise<null> {
  const seconds = await recordLoginAttempt("password", id);
  if (seconds > 0) {
    throw new ApiProblem("rate_limited", `Too many tries; try again in ${seconds} s.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
  const user = await db.user.findUniqueOrThrow({
    where: toRowKey(organization, id),
    include: { login: true },
  });
  const currentHash = user.login?.passwordHash ?? null;
  if (!(await verifyPassword(currentHash, current))) throw buildValidationProblem([WRONG_PASSWORD]);
  const publicFacts = [user.email, user.firstName, user.lastName].filter((text) => text !== null);
  if (evaluatePassword(password, publicFacts)) throw buildValidationProblem([EASY_PASSWORD]);
  const passwordHash = await hashPassword(password);
  await withTransaction(db, async (tx) => {
    const users = currentHash === null ? [user] : await listSharedLogins(tx, user, currentHash);
    for (const otherUser of users) await lockRow(tx, "users", otherUser);
    const login = await tx.login.findFirst({ where: { organizationId: organization, userId: id } });
    // The password has changed since it was compared.
    if (login?.passwordHash !== currentHash) throw buildValidationProblem([WRONG_PASSWORD]);
    for (const otherUser of users) await storePassword(tx, otherUser, passwordHash, session);
    if (currentHash !== null)
      await storeAccountMails(tx, organization, [user], buildSecurityEmail({ what: "password" }));
  });
  await resetLoginAttempts([id]);
  return null;
}

function buildFieldError(pointer: string, code: FieldCode, message: string): FieldError {
  return { in: "body", pointer, code, message };
}
