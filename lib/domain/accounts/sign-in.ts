import type { Instant } from "@/lib/core/time/instant";
import { countAttempt, forgiveAttempts } from "@/lib/domain/passwords/attempts";
import { findAccounts } from "@/lib/domain/passwords/find-accounts";
import { type Device, startSession } from "@/lib/domain/sessions/start-session";
import { isPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";

export interface Credentials {
  /** E-mail address or user name. */
  name: string;
  password: string;
}

export type SignInResult =
  | { outcome: "signed_in"; session: string }
  | { outcome: "wrong" }
  | { outcome: "slowed"; seconds: number };

/** Signs in whoever has this name and password. Says neither in words nor by its time whether the name has an account. */
export async function signIn(
  db: Db,
  { name, password }: Credentials,
  device: Device,
  now: Instant,
): Promise<SignInResult> {
  const seconds = await countAttempt("password", name);
  if (seconds > 0) return { outcome: "slowed", seconds };
  const hashes = (await findAccounts(db, name)).filter(({ password_hash: known }) => known);
  if (hashes.length === 0) await isPassword(null, password);
  for (const account of hashes) {
    if (!(await isPassword(account.password_hash, password))) continue;
    await forgiveAttempts([account.email, account.username]);
    return { outcome: "signed_in", session: await startSession(db, account.id, device, now) };
  }
  return { outcome: "wrong" };
}
