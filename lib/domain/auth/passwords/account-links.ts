import { DAY, type Instant } from "@/lib/core/time/instant";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";

/** Kinds of links that set a password: `signup` the first one, `password` a new one. */
export type PasswordLinkKind = "signup" | "password";

/** `address` only confirms the address, which the other kinds do as well. */
type AccountLinkKind = PasswordLinkKind | "address";

const LINK_DAYS: Record<AccountLinkKind, number> = { signup: 7, password: 1, address: 7 };

const LINK_PATHS: Record<AccountLinkKind, string> = {
  signup: "signup",
  password: "reset",
  address: "login/confirm",
};

export const buildAccountLinkPath = (kind: AccountLinkKind, token: string): string =>
  `/${LINK_PATHS[kind]}/${encodeURIComponent(token)}`;

/** Creates a single-use link; only the hash of its token is stored. */
export async function createAccountLink(
  tx: Db,
  { id, organizationId }: Pick<User, "id" | "organizationId">,
  { kind, personal = false }: { kind: AccountLinkKind; personal?: boolean },
  now: Instant,
): Promise<string> {
  const token = generateToken();
  const expiresAt = new Date(now + LINK_DAYS[kind] * DAY);
  const user = await tx.user.findUniqueOrThrow({
    where: toRowKey(organizationId, id),
    include: { login: true },
  });
  const stateHash = hashLinkState(kind, user);
  await tx.signupLink.create({
    data: {
      tokenHash: hashToken(token),
      organizationId,
      userId: id,
      kind,
      personal,
      stateHash,
      expiresAt,
    },
  });
  return env().WEB_URL + buildAccountLinkPath(kind, token);
}

interface Account {
  email: string | null;
  login: { passwordHash: string } | null;
}

/** Hash of the state on which a link depends: the address, and for password links the present password. */
const hashLinkState = (kind: string, { email, login }: Account) =>
  hashToken(`${email ?? ""}\n${(kind !== "address" && login?.passwordHash) || ""}`);

/** Returns the link with its user in any state; null if it never existed. */
export const findAccountLink = (db: Db, kind: AccountLinkKind, token: string) =>
  db.signupLink.findFirst({
    where: { tokenHash: hashToken(token), kind },
    include: { user: { include: { organization: true, login: true } } },
  });

export type AccountLink = NonNullable<Awaited<ReturnType<typeof findAccountLink>>>;

export type AccountLinkState = "open" | "used" | "expired" | "unknown";

type StoredLink = Pick<AccountLink, "kind" | "usedAt" | "expiresAt" | "stateHash"> & { user: Account };

export function deriveAccountLinkState(link: StoredLink | null, now: Instant): AccountLinkState {
  if (!link) return "unknown";
  if (link.usedAt) return "used";
  const isUnchanged = Buffer.compare(link.stateHash, hashLinkState(link.kind, link.user)) === 0;
  return isUnchanged && link.expiresAt.getTime() > now ? "open" : "expired";
}

/** Consumes the link; false if it is not open. The caller holds the lock of the user. */
export async function consumeAccountLink(
  tx: Db,
  { organizationId, tokenHash }: Pick<AccountLink, "organizationId" | "tokenHash">,
  now: Instant,
): Promise<boolean> {
  const where = { organizationId_tokenHash: { organizationId, tokenHash } };
  const link = await tx.signupLink.findUnique({
    where,
    include: { user: { include: { login: true } } },
  });
  if (deriveAccountLinkState(link, now) !== "open") return false;
  await tx.signupLink.update({ where, data: { usedAt: new Date(now) } });
  return true;
}
