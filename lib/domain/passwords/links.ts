import { DAY, type Instant } from "@/lib/core/time/instant";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

/** Which of them choose a password: `signup` the first one of an account, `password` a new one. */
export type PasswordLinkKind = "signup" | "password";

/** `address`: confirms that the account's address is its reader's, as the others do besides. */
type LinkKind = PasswordLinkKind | "address";

const LINK_DAYS: Record<LinkKind, number> = { signup: 7, password: 1, address: 7 };

const LINK_PATHS: Record<LinkKind, string> = {
  signup: "signup",
  password: "reset",
  address: "login/confirm",
};

export const pathOfLink = (kind: LinkKind, token: string): string =>
  `/${LINK_PATHS[kind]}/${encodeURIComponent(token)}`;

/** The address at which this person may do so, once. Only a hash of its token is kept. */
export async function createLink(
  tx: Db,
  { userId, kind, personal = false }: { userId: string; kind: LinkKind; personal?: boolean },
  now: Instant,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now + LINK_DAYS[kind] * DAY);
  await tx.signupLink.create({ data: { tokenHash: hashToken(token), userId, kind, personal, expiresAt } });
  return env().WEB_URL + pathOfLink(kind, token);
}

/** The link with its person, whatever its state; null: there never was one. */
export const findLink = (db: Db, kind: LinkKind, token: string) =>
  db.signupLink.findFirst({
    where: { tokenHash: hashToken(token), kind },
    include: { user: { include: { organization: true, login: true } } },
  });

export type AccountLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export type LinkState = "open" | "used" | "expired" | "unknown";

export function stateOfLink(link: AccountLink | null, now: Instant): LinkState {
  if (!link) return "unknown";
  if (link.usedAt) return "used";
  return link.expiresAt.getTime() > now ? "open" : "expired";
}

/** Whether the link was still open; from now on it is not. Of two who use it at once, one does. */
export async function closeLink(tx: Db, tokenHash: Uint8Array<ArrayBuffer>, now: Instant): Promise<boolean> {
  const { count } = await tx.signupLink.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: new Date(now) } },
    data: { usedAt: new Date(now) },
  });
  return count > 0;
}
