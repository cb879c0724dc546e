import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { registerUsername } from "./register-username";
import { revokeSignIns } from "./revoke-sign-ins";

/** User with the password. */
type PasswordOwner = Pick<User, "id" | "organizationId" | "email">;

/**
 * Stores the password and revokes access from the old one, except the session `kept`, and all password links.
 */
export async function storePassword(
  tx: Db,
  user: PasswordOwner,
  passwordHash: string,
  keptSession: string | null = null,
): Promise<void> {
  const { id: userId, organizationId } = user;
  await lockRow(tx, "users", user);
  await revokeSignIns(tx, user, keptSession);
  const { count } = await tx.login.updateMany({ where: { organizationId, userId }, data: { passwordHash } });
  if (count === 0) await createLogin(tx, user, passwordHash);
  await tx.signupLink.updateMany({
    where: { organizationId, userId, usedAt: null },
    data: { usedAt: new Date(readClock()) },
  });
}

/** Uses the address as the user name, or the id if a colleague has that name; the address still signs in. */
async function createLogin(
  tx: Db,
  { id: userId, organizationId, email }: PasswordOwner,
  passwordHash: string,
): Promise<void> {
  const create = (username: string) =>
    withSavepoint(tx, async (inner) => {
      await inner.login.create({ data: { userId, organizationId, username, passwordHash } });
      const isOwn = await registerUsername(inner, asOrganizationId(organizationId), userId, username);
      if (!isOwn) throw new Error("The user name equals the id of another user");
    });
  if (!email) return void (await create(userId));
  await create(email).catch((error) => {
    if (findSqlState(error) !== "23505") throw error;
    return create(userId);
  });
}
