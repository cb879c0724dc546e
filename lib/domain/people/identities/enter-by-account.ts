import type { Instant } from "@/lib/core/time/instant";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import type { Admission } from "@/lib/domain/auth/sign-in/admit";
import { enterAccount, type OpenAccount, toOpenAccount } from "@/lib/domain/people/accounts/enter-account";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { link } from "./enter-by-provider";
import { ProviderFailure } from "./provider-failure";
import type { Identity } from "./read-identity";

export type AccountEntry = Admission | { outcome: "several"; accounts: OpenAccount[] };

/**
 * Signs in by an account at Google or Microsoft whose address is that of users here, who have confirmed it themselves.
 * It makes nobody, and no organisation speaks for it. In several organisations, one is chosen afterwards.
 */
export async function enterByAccount(
  db: Db,
  identity: Identity,
  device: Device,
  now: Instant,
): Promise<AccountEntry> {
  const { email } = identity;
  if (!email) throw new ProviderFailure("unverified", "The provider vouches for no address");
  const users = await db.user.findMany({
    where: { email, emailConfirmedAt: { not: null }, resource: false, organization: { sandboxOf: null } },
    orderBy: { id: "asc" },
  });
  const linked = [];
  for (const user of users) if (await tryLink(db, user, identity)) linked.push(user);
  if (users.length > 0 && linked.length === 0)
    throw new ProviderFailure("taken", "The users are linked to another account of the provider");
  const accounts = linked.map((user) =>
    toOpenAccount({ id: user.id, organizationId: user.organizationId, way: "account", state: email }),
  );
  const [account, ...more] = accounts;
  if (!account) throw new ProviderFailure("unknown", "No user has confirmed the address");
  if (more.length > 0) return { outcome: "several", accounts };
  const entered = await enterAccount(db, account, device, now);
  if (!entered) throw new ProviderFailure("expired", "The user has changed meanwhile");
  return entered;
}

/** Whether the account opens this user, now or since before. */
const tryLink = (
  db: Db,
  user: { id: string; organizationId: string },
  identity: Identity,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await link(tx, asOrganizationId(user.organizationId), user.id, identity);
    return true;
  }).catch((error) => {
    if (error instanceof ProviderFailure) return false;
    throw error;
  });
