import type { Instant } from "@/lib/core/time/instant";
import { enterOrganization } from "@/lib/domain/directory/enter-organization";
import { formatFullName } from "@/lib/domain/organizations/full-name";
import type { Session } from "@/lib/domain/sessions/find-session";
import { verifyCreatorToken } from "@/lib/domain/third-parties/creator-token";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import type { Creation } from "./creation-query";

interface CallingApp {
  id: string;
  name: string;
  organization: OrganizationId;
}

/** Who creates the event: a user who is signed in, or somebody for whom the app vouches. */
export interface Creator {
  user: string | null;
  signedIn: boolean;
  email: string;
  name: string | null;
  timezone: string | null;
  language: string | null;
}

export type FoundCreator =
  | { found: "creator"; app: CallingApp; creator: Creator }
  | { found: "no app" }
  /** An account is needed, or the token says so: sign in first. */
  | { found: "nobody"; app: CallingApp }
  /** The token is not one of this app for this address, or no longer. */
  | { found: "bad token"; app: CallingApp }
  /** The browser is signed in as somebody else; `may`: who could create the event instead. */
  | { found: "somebody else"; app: CallingApp; signedIn: string; may: boolean };

/**
 * Whose event it will be (spec 4.2). A session counts for its own address; the token for the address of somebody who
 * cannot sign in. Without a valid token the answer is the same whether the address has an account or not.
 */
export async function findCreator(
  db: Db,
  { aid, cm, cn, ct }: Creation["link"],
  session: Session | null,
  asked: Instant,
): Promise<FoundCreator> {
  const row = isId(aid)
    ? await db.thirdParty.findFirst({
        where: { id: aid },
        select: { id: true, name: true, organizationId: true, secretHash: true },
      })
    : null;
  if (!row) return { found: "no app" };
  const now = await enterOrganization(db, asOrganizationId(row.organizationId), asked);
  if (now === null) return { found: "no app" };
  const app = { id: row.id, name: row.name, organization: asOrganizationId(row.organizationId) };
  const colleague = session?.organization === app.organization;
  if (session && colleague && (cm === "" || cm === session.email)) {
    const creator = await findUser(db, app.organization, { id: session.user });
    if (creator) return { found: "creator", app, creator: { ...creator, signedIn: true } };
  }
  if (ct === "" || !verifyCreatorToken(ct, row, cm, now)) {
    if (session) return { found: "somebody else", app, signedIn: session.email ?? "", may: colleague };
    return { found: ct === "" ? "nobody" : "bad token", app };
  }
  const account = await db.user.findFirst({
    where: { organizationId: app.organization, email: cm, login: { isNot: null } },
    select: { id: true },
  });
  if (account)
    return session
      ? { found: "somebody else", app, signedIn: session.email ?? "", may: colleague }
      : { found: "nobody", app };
  const known = await findUser(db, app.organization, { email: cm });
  const guest = {
    user: null,
    signedIn: false,
    email: cm,
    name: cn.slice(0, 200) || null,
    timezone: null,
    language: null,
  };
  return { found: "creator", app, creator: known ?? guest };
}

async function findUser(
  db: Db,
  organization: OrganizationId,
  who: { id: string } | { email: string },
): Promise<Creator | null> {
  const user = await db.user.findFirst({ where: { organizationId: organization, ...who } });
  return (
    user && {
      user: user.id,
      signedIn: false,
      email: user.email ?? "",
      name: formatFullName(user),
      timezone: user.timezone,
      language: user.language,
    }
  );
}
