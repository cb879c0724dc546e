import type { Instant } from "@/lib/core/time/instant";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import type { SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import {
  type AuthenticatedAccount,
  signInToAccount,
  toAuthenticatedAccount,
} from "@/lib/domain/people/accounts/sign-in-to-account";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Identity } from "./parse-identity";
import { SignInProviderError } from "./sign-in-provider-error";
import { connectIdentity } from "./sign-in-with-provider";

export type AccountSignInResult = SignInOutcome | { outcome: "several"; accounts: AuthenticatedAccount[] };

/**
 * Signs in with a Google or Microsoft account with an address that users here have confirmed. It
 * creates no user. With several organisations, the user chooses one afterwards.
 */
export async function signInWithAccount(
  db: Db,
  identity: Identity,
  device: Device,
  now: Instant,
): Promise<AccountSignInResult> {
  const { email } = identity;
  if (!email) throw new SignInProviderError("unverified", "The provider vouches for no address");
  const users = await db.user.findMany({
    where: { email, emailConfirmedAt: { not: null }, resource: false, organization: { sandboxOf: null } },
    orderBy: { id: "asc" },
  });
  const linked = [];
  for (const user of users) if (await connectIfAllowed(db, user, identity)) linked.push(user);
  if (users.length > 0 && linked.length === 0)
    throw new SignInProviderError("taken", "The users are linked to another account of the provider");
  const accounts = linked.map((user) =>
    toAuthenticatedAccount({
      id: user.id,
      organizationId: user.organizationId,
      way: "account",
      state: email,
    }),
  );
  const [account, ...more] = accounts;
  if (!account) throw new SignInProviderError("unknown", "No user has confirmed the address");
  if (more.length > 0) return { outcome: "several", accounts };
  const outcome = await signInToAccount(db, account, device, now);
  if (!outcome) throw new SignInProviderError("expired", "The user has changed meanwhile");
  return outcome;
}

/** Returns whether the account may open this user, and links it if needed. */
const connectIfAllowed = (
  db: Db,
  user: { id: string; organizationId: string },
  identity: Identity,
): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    await connectIdentity(tx, asOrganizationId(user.organizationId), user.id, identity);
    return true;
  }).catch((error) => {
    if (error instanceof SignInProviderError) return false;
    throw error;
  });
