import type { Instant } from "@/lib/core/time/instant";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { type Admission, admit } from "@/lib/domain/auth/sign-in/admit";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";

/** An account that somebody has just opened: with its password, or with an account at Google or Microsoft. */
export interface OpenAccount {
  organization: string;
  user: string;
  way: "password" | "account";
  /** Of the password's hash, or of the address: with another one the account is no longer open. */
  proof: string;
}

interface Opened extends Pick<OpenAccount, "way"> {
  id: string;
  organizationId: string;
  /** The password's hash, or the address. */
  state: string;
}

export const toOpenAccount = ({ id, organizationId, way, state }: Opened): OpenAccount => ({
  organization: organizationId,
  user: id,
  way,
  proof: Buffer.from(hashToken(way === "password" ? state : `account\n${state}`)).toString("base64url"),
});

/** Goes on signing in to the account; null where it is no longer open. */
export const enterAccount = (
  db: Db,
  { organization: organizationId, user: id, way, proof }: OpenAccount,
  device: Device,
  now: Instant,
): Promise<Admission | null> =>
  inTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: keyOf(organizationId, id), include: { login: true } });
    const state = way === "password" ? user?.login?.passwordHash : user?.email;
    if (!state || toOpenAccount({ id, organizationId, way, state }).proof !== proof) return null;
    return admit(tx, { id, organizationId }, { way, device }, now);
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
