import { countAttempt, forgiveAttempts } from "@/lib/domain/auth/sessions/attempts";
import { accessLetter } from "@/lib/domain/messaging/mail/access-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { hashPassword, isPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, type FieldCode, type FieldError } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { findSameLogins } from "./find-same-logins";
import { judgePassword } from "./judge-password";
import type { PasswordChange } from "./schema";
import { writePassword } from "./write-password";

const WRONG_PASSWORD = fault("/current_password", "wrong", "is not your password");
const EASY_PASSWORD = fault("/password", "too_easy", "is easy to guess");

/**
 * Gives whoever is signed in another password, in every organisation where they chose it together; all their other
 * browsers are signed out.
 */
export async function changePassword(
  db: Db,
  { organization, user: id, session }: { organization: OrganizationId; user: string; session: string | null },
  { current_password: current, password }: PasswordChange,
): Promise<null> {
  const seconds = await countAttempt("password", id);
  if (seconds > 0) {
    throw new ApiProblem("rate_limited", `Too many tries; try again in ${seconds} s.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
  const user = await db.user.findUniqueOrThrow({ where: keyOf(organization, id), include: { login: true } });
  const known = user.login?.passwordHash ?? null;
  if (!(await isPassword(known, current))) throw validationProblem([WRONG_PASSWORD]);
  const own = [user.email, user.firstName, user.lastName].filter((text) => text !== null);
  if (judgePassword(password, own)) throw validationProblem([EASY_PASSWORD]);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const users = known === null ? [user] : await findSameLogins(tx, user, known);
    for (const one of users) await lockRow(tx, "users", one);
    const login = await tx.login.findFirst({ where: { organizationId: organization, userId: id } });
    // Somebody has chosen another one since it was compared.
    if (login?.passwordHash !== known) throw validationProblem([WRONG_PASSWORD]);
    for (const one of users) await writePassword(tx, one, passwordHash, session);
    if (known !== null) await keepAccountMails(tx, organization, [user], accessLetter({ what: "password" }));
  });
  await forgiveAttempts([id]);
  return null;
}

function fault(pointer: string, code: FieldCode, message: string): FieldError {
  return { in: "body", pointer, code, message };
}
