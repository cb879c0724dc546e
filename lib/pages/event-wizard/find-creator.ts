import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { verifyCreatorToken } from "@/lib/domain/events/third-parties/creator-token";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { areOpenPollsAllowed } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { LIMITS } from "@/lib/platform/http/fields";
import type { WizardState } from "./wizard-state";

interface CallingApp {
  id: string;
  name: string;
}

/**
 * The creator of the event: a signed-in user, a person with an app's token, or one who has typed their own name and
 * address.
 */
export interface Creator {
  user: string | null;
  signedIn: boolean;
  /** True if the address is verified. */
  isKnown: boolean;
  email: string;
  name: string | null;
  timezone: string | null;
  language: string | null;
}

export type FoundCreator =
  /** `app`: null for the organisation's own link, and for users who come from the console. */
  | { found: "creator"; organization: OrganizationId; app: CallingApp | null; creator: Creator }
  | { found: "no app" }
  /** The organisation does not exist or does not allow polls by people without an account. */
  | { found: "closed" }
  /** The creator must sign in first, as the account or the token requires it. */
  | { found: "signed out"; app: CallingApp }
  /** The token is invalid for this app and address, or has expired. */
  | { found: "bad token"; app: CallingApp }
  /** The browser is signed in as another user; `may`: whether that user could create the event instead. */
  | { found: "other user"; app: CallingApp; signedIn: string; may: boolean };

/**
 * Finds the creator of the event. A session counts for its own address, a token for the address of
 * a person who cannot sign in. Without a valid token the result does not reveal whether the address has an account.
 */
export async function findCreator(
  db: Db,
  { aid, oid, cm, cn, ct }: WizardState["link"],
  session: Session | null,
  requestedAt: Instant,
): Promise<FoundCreator> {
  if (oid !== "") return findPlanner(db, { oid, cm, cn }, session, requestedAt);
  if (aid === "" && session) return findMember(db, session, requestedAt);
  const row = isId(aid)
    ? await db.thirdParty.findFirst({
        where: { id: aid },
        select: { id: true, name: true, organizationId: true, secretHash: true },
      })
    : null;
  if (!row) return { found: "no app" };
  const organization = asOrganizationId(row.organizationId);
  const now = await setTenantContext(db, organization, requestedAt);
  if (now === null) return { found: "no app" };
  const app = { id: row.id, name: row.name };
  const colleague = session?.organization === organization;
  if (session && colleague && (cm === "" || cm === session.email)) {
    const creator = await findUser(db, organization, { id: session.user });
    if (creator) return { found: "creator", organization, app, creator: { ...creator, signedIn: true } };
  }
  if (ct === "" || !verifyCreatorToken(ct, row, cm, now)) {
    if (session) return { found: "other user", app, signedIn: session.email ?? "", may: colleague };
    return { found: ct === "" ? "signed out" : "bad token", app };
  }
  const account = await db.user.findFirst({
    where: { organizationId: organization, email: cm, login: { isNot: null } },
    select: { id: true },
  });
  if (account)
    return session
      ? { found: "other user", app, signedIn: session.email ?? "", may: colleague }
      : { found: "signed out", app };
  const known = await findUser(db, organization, { email: cm });
  const guest = { ...buildUnverifiedCreator(cm, cn), isKnown: true };
  return { found: "creator", organization, app, creator: known ?? guest };
}

/** The signed-in user, who comes from the console. Viewers create nothing. */
async function findMember(db: Db, session: Session, requestedAt: Instant): Promise<FoundCreator> {
  const { organization, user, role } = session;
  if (role === "viewer" || (await setTenantContext(db, organization, requestedAt)) === null)
    return { found: "no app" };
  const creator = await findUser(db, organization, { id: user });
  return creator
    ? { found: "creator", organization, app: null, creator: { ...creator, signedIn: true } }
    : { found: "no app" };
}

/** If the organisation allows open polls: its signed-in user, or else a person with an unverified address. */
async function findPlanner(
  db: Db,
  { oid, cm, cn }: Pick<WizardState["link"], "oid" | "cm" | "cn">,
  session: Session | null,
  requestedAt: Instant,
): Promise<FoundCreator> {
  const isOpen = isId(oid) && (await areOpenPollsAllowed(db, asOrganizationId(oid)));
  const organization = asOrganizationId(oid);
  if (!isOpen || (await setTenantContext(db, organization, requestedAt)) === null) return { found: "closed" };
  const user =
    session?.organization === organization ? await findUser(db, organization, { id: session.user }) : null;
  const creator = user ? { ...user, signedIn: true } : { ...buildUnverifiedCreator(cm, cn), isKnown: false };
  return { found: "creator", organization, app: null, creator };
}

const buildUnverifiedCreator = (email: string, name: string) => ({
  user: null,
  signedIn: false,
  email,
  name: name.slice(0, LIMITS.name) || null,
  timezone: null,
  language: null,
});

async function findUser(
  db: Db,
  organization: OrganizationId,
  by: { id: string } | { email: string },
): Promise<Creator | null> {
  const user = await db.user.findFirst({ where: { organizationId: organization, ...by } });
  return (
    user && {
      user: user.id,
      signedIn: false,
      isKnown: true,
      email: user.email ?? "",
      name: formatFullName(user),
      timezone: user.timezone,
      language: user.language,
    }
  );
}
