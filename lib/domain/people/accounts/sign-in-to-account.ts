import type { Instant } from "@/lib/core/time/instant";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { completeSignIn, type SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** An account that was just opened with its password or with a Google or Microsoft account. */
export interface AuthenticatedAccount {
  organization: string;
  user: string;
  way: "password" | "account";
  /** Hash of `state`; once the password or the address changes, the account is no longer open. */
  proof: string;
}

interface AccountRow extends Pick<AuthenticatedAccount, "way"> {
  id: string;
  organizationId: string;
  /** The password's hash, or the address. */
  state: string;
}

export const toAuthenticatedAccount = ({
  id,
  organizationId,
  way,
  state,
}: AccountRow): AuthenticatedAccount => ({
  organization: organizationId,
  user: id,
  way,
  proof: Buffer.from(hashToken(way === "password" ? state : `account\n${state}`)).toString("base64url"),
});

/** Completes the sign-in to the account; null if it is no longer open. */
export const signInToAccount = (
  db: Db,
  { organization: organizationId, user: id, way, proof }: AuthenticatedAccount,
  device: Device,
  now: Instant,
): Promise<SignInOutcome | null> =>
  withTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: toRowKey(organizationId, id), include: { login: true } });
    const state = way === "password" ? user?.login?.passwordHash : user?.email;
    if (!state || toAuthenticatedAccount({ id, organizationId, way, state }).proof !== proof) return null;
    return completeSignIn(tx, { id, organizationId }, { way, device }, now);
  });

/** Lists the organisations of these accounts by name. */
export const listAccountOrganizations = (db: Db, accounts: readonly AuthenticatedAccount[]) =>
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
