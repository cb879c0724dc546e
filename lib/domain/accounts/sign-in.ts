import type { Instant } from "@/lib/core/time/instant";
import { countAttempt, forgiveAttempts } from "@/lib/domain/passwords/attempts";
import { type Account, findAccounts } from "@/lib/domain/passwords/find-accounts";
import { type Device, startSession } from "@/lib/domain/sessions/start-session";
import { isPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";
import { type OpenAccount, toOpenAccount } from "./enter-account";

export interface SignInCredentials {
  /** E-mail address or user name. */
  name: string;
  password: string;
}

export type SignInResult =
  | { outcome: "signed_in"; session: string }
  /** In several organisations: one is to be chosen. */
  | { outcome: "several"; accounts: OpenAccount[] }
  | { outcome: "wrong" }
  | { outcome: "slowed"; seconds: number };

/** Signs in whoever has this name and password. Says neither in words nor by its time whether the name has an account. */
export async function signIn(
  db: Db,
  { name, password }: SignInCredentials,
  device: Device,
  now: Instant,
): Promise<SignInResult> {
  const seconds = await countAttempt("password", name);
  if (seconds > 0) return { outcome: "slowed", seconds };
  const accounts = await findAccounts(db, name);
  const known = accounts.filter((account): account is WithPassword => account.password_hash !== null);
  const opened = await findOpened(known, password);
  const [account, ...others] = opened;
  if (!account) return { outcome: "wrong" };
  // Whoever knows the password of one account must not free a way to guess that of another.
  if (opened.length === known.length)
    await forgiveAttempts(opened.flatMap(({ email, username }) => [email, username]));
  if (others.length > 0) return { outcome: "several", accounts: opened.map(toOpenAccount) };
  return { outcome: "signed_in", session: await startSession(db, account.id, device, now) };
}

type WithPassword = Account & { password_hash: string };

/** With fewer, the time of an answer would tell whether a name has an account, and whether it has a second one. */
const LEAST_COMPARISONS = 2;

/** Those whose password it is. One that was chosen for several accounts at once is compared once. */
async function findOpened(known: readonly WithPassword[], password: string): Promise<WithPassword[]> {
  const hashes = [...new Set(known.map(({ password_hash }) => password_hash))];
  const opening = new Set<string>();
  for (const hash of hashes) if (await isPassword(hash, password)) opening.add(hash);
  for (let done = hashes.length; done < LEAST_COMPARISONS; done++) await isPassword(null, password);
  return known.filter(({ password_hash }) => opening.has(password_hash));
}
