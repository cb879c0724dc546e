import { isPassword } from "@/lib/crypto/password";
import type { Db } from "@/lib/db/client";
import { type Device, startSession } from "@/lib/sessions/start-session";
import type { Instant } from "@/lib/time/instant";
import { countAttempt, forgiveAttempts } from "./attempts";
import { findAccounts } from "./find-accounts";

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
