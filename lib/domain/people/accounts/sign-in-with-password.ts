import type { Instant } from "@/lib/core/time/instant";
import { recordRejectedSignIn } from "@/lib/domain/audit/record-entry";
import { type LoginAccount, listLoginAccounts } from "@/lib/domain/auth/passwords/list-login-accounts";
import type { KnownDevice } from "@/lib/domain/auth/sessions/known-device";
import { recordLoginAttempt, resetLoginAttempts } from "@/lib/domain/auth/sessions/login-attempts";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { completeSignIn, type SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { verifyPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type AuthenticatedAccount, toAuthenticatedAccount } from "./sign-in-to-account";

export interface SignInCredentials {
  /** E-mail address or user name. */
  name: string;
  password: string;
}

export type PasswordSignInResult =
  | SignInOutcome
  /** The user has accounts in several organisations and must choose one. */
  | { outcome: "several"; accounts: AuthenticatedAccount[] }
  | { outcome: "wrong" }
  | { outcome: "slowed"; seconds: number };

/**
 * Signs in with name and password. Neither the result nor its duration reveals whether the name has an
 * account. Attempts from a browser that the account has used before have a counter of their own.
 */
export async function signInWithPassword(
  db: Db,
  { name, password }: SignInCredentials,
  device: Device,
  now: Instant,
): Promise<PasswordSignInResult> {
  const accounts = await listLoginAccounts(db, name);
  const deviceAccounts = accounts.filter(({ id }) => id === device.known?.user);
  const onDevice =
    device.known && deviceAccounts.length > 0
      ? await verifyPasswords(db, deviceAccounts, password, formatDeviceKey(device.known))
      : null;
  // The device is known for one account only; accounts of other users may have the same name.
  const others = accounts.filter((account) => !deviceAccounts.includes(account));
  const isSettled = onDevice && (onDevice.outcome === "open" || others.length === 0);
  const result = isSettled ? onDevice : await verifyPasswords(db, others, password, name);
  if (result.outcome !== "open") return result;
  const known = accounts.filter((one): one is WithPassword => one.password_hash !== null);
  const opened = known.filter(({ password_hash }) => result.hashes.has(password_hash));
  // The password of one account must not reset the limit of attempts for another.
  if (isSettled && device.known) await resetLoginAttempts([formatDeviceKey(device.known)]);
  else if (opened.length === known.length)
    await resetLoginAttempts(opened.flatMap(({ email, username }) => [email, username]));
  const [account, ...more] = opened;
  if (!account) return { outcome: "wrong" };
  if (more.length > 0) return { outcome: "several", accounts: opened.map(toPasswordAccount) };
  return completeSignIn(db, account, { way: "password", device }, now);
}

type WithPassword = LoginAccount & { password_hash: string };

const toPasswordAccount = ({
  id,
  organizationId,
  password_hash: state,
}: WithPassword): AuthenticatedAccount =>
  toAuthenticatedAccount({ id, organizationId, way: "password", state });

/** The key for counting attempts from a known device. */
const formatDeviceKey = ({ id, user }: KnownDevice): string => `device ${id} ${user}`;

/** `open`: the password matches these hashes, which may belong to several accounts. */
type PasswordResult =
  | { outcome: "open"; hashes: ReadonlySet<string> }
  | Extract<PasswordSignInResult, { outcome: "wrong" | "slowed" }>;

/** Fewer comparisons would reveal by their duration whether a name has an account, or a second one. */
const MIN_COMPARISONS = 2;

/**
 * Compares the password with those of the accounts, unless there were too many attempts for this name. Equal
 * hashes are compared once.
 */
async function verifyPasswords(
  db: Db,
  accounts: readonly LoginAccount[],
  password: string,
  counterKey: string,
): Promise<PasswordResult> {
  const seconds = await recordLoginAttempt("password", counterKey);
  if (seconds > 0) {
    await recordRejections(db, accounts, "too_many_tries");
    return { outcome: "slowed", seconds };
  }
  const known = accounts.filter(({ password_hash: hash }) => hash !== null);
  const compared = new Set(known.flatMap(({ password_hash }) => password_hash ?? []));
  const hashes = new Set<string>();
  for (const hash of compared) if (await verifyPassword(hash, password)) hashes.add(hash);
  for (let count = compared.size; count < MIN_COMPARISONS; count++) await verifyPassword(null, password);
  if (hashes.size === 0) {
    await recordRejections(db, known, "wrong_password");
    return { outcome: "wrong" };
  }
  return { outcome: "open", hashes };
}

/**
 * Records at least `MIN_COMPARISONS` rejections, with random ids if needed, so that the duration is constant.
 */
async function recordRejections(
  db: Db,
  accounts: readonly LoginAccount[],
  reason: Parameters<typeof recordRejectedSignIn>[3],
) {
  const reject = ({ id, organizationId }: Pick<LoginAccount, "id" | "organizationId">) =>
    recordRejectedSignIn(db, asOrganizationId(organizationId), id, reason);
  for (const account of accounts) await reject(account);
  for (let count = accounts.length; count < MIN_COMPARISONS; count++)
    await reject({ id: generateId(), organizationId: generateId() });
}
