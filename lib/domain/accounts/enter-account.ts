import type { Instant } from "@/lib/core/time/instant";
import { type Device, startSession } from "@/lib/domain/sessions/start-session";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";

/** An account whose password somebody has just given. */
export interface OpenAccount {
  organization: string;
  user: string;
  /** Of the password's hash: with another password the account is no longer open. */
  proof: string;
}

export const toOpenAccount = ({
  id,
  organizationId,
  password_hash: hash,
}: {
  id: string;
  organizationId: string;
  password_hash: string;
}): OpenAccount => ({
  organization: organizationId,
  user: id,
  proof: Buffer.from(hashToken(hash)).toString("base64url"),
});

/** Signs in to the account; null where it is no longer open. */
export const enterAccount = (
  db: Db,
  { organization: organizationId, user: id, proof }: OpenAccount,
  device: Device,
  now: Instant,
): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    const login = await tx.login.findFirst({ where: { organizationId, userId: id } });
    if (!login || toOpenAccount({ id, organizationId, password_hash: login.passwordHash }).proof !== proof)
      return null;
    return startSession(tx, { id, organizationId }, device, now);
  });

/** The organisations of these accounts, by name. */
export const listOpenOrganizations = (db: Db, accounts: readonly OpenAccount[]) =>
  db.user.findMany({
    where: { OR: accounts.map(({ organization, user }) => ({ organizationId: organization, id: user })) },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      organization: { select: { id: true, name: true } },
    },
    orderBy: [{ organization: { name: "asc" } }, { id: "asc" }],
  });
