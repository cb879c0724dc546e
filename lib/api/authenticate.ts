import { recordRejectedKey, recordRejectedToken } from "@/lib/domain/audit/record-entry";
import { findApiKey } from "@/lib/domain/auth/api-keys/find-api-key";
import { TEST_KEY_PREFIX } from "@/lib/domain/auth/api-keys/test-key-prefix";
import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import { ACCESS_TOKEN_PREFIX } from "@/lib/domain/auth/oauth/issue-oauth-tokens";
import { PERSONAL_TOKEN_PREFIX } from "@/lib/domain/auth/personal-tokens/create-personal-token";
import {
  type AuthenticatedToken,
  findPersonalToken,
} from "@/lib/domain/auth/personal-tokens/find-personal-token";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { getSessionMember } from "@/lib/domain/auth/sessions/get-session-member";
import { applyTestMode } from "@/lib/domain/lifecycle/test-mode/apply-test-mode";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { type Audience, findReach, type Reach, type Role } from "@/lib/platform/http/audience";
import type { Auth } from "@/lib/platform/http/auth";
import type { AnyContract, Method } from "@/lib/platform/http/contract";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isSameOrigin } from "@/lib/platform/http/is-from-our-page";
import { ApiProblem } from "@/lib/platform/http/problem";
import { assertNotImpersonating } from "./assert-not-impersonating";
import { findAccessToken } from "./oauth/find-access-token";

type AuthRequirements = Pick<AnyContract, "scope" | "keyOnly" | "audience" | "asOnlooker" | "unseen"> & {
  /** Without it, it counts as one that writes. */
  method?: Method;
};

/**
 * An API key or a token, bare or after `Bearer` (spec 5); without one, unless `keyOnly`, the session of a signed-in person.
 * What has the scope `session` is for whoever has signed in, and no key's or token's.
 */
export async function authenticate(request: Request, asked: AuthRequirements): Promise<Auth> {
  const { scope, keyOnly, audience = "admins" } = asked;
  const header = request.headers.get("authorization")?.trim();
  if (!header && keyOnly) throw buildMissingKeyProblem();
  const auth = header
    ? await authenticateBearer(request, header.replace(/^Bearer\s+/i, ""), audience)
    : await authenticateSession(request, { ...asked, audience });
  if (scope === "session" && !auth.session) {
    throw new ApiProblem(
      "forbidden",
      "This is for whoever has signed in, and for no API key or token; sign in to use this.",
    );
  }
  if (auth.scopes && scope !== "any" && !auth.scopes.includes(scope)) {
    throw new ApiProblem(
      "forbidden",
      `This ${auth.token ? "token" : "API key"} does not have the scope ${scope}.`,
      auth.token
        ? {
            headers: {
              "www-authenticate": `Bearer realm="Bookpage API", error="insufficient_scope", scope="${scope}"`,
            },
          }
        : {},
    );
  }
  return auth;
}

function authenticateBearer(request: Request, text: string, audience: Audience): Promise<Auth> {
  if (text.startsWith(PERSONAL_TOKEN_PREFIX)) return authenticateToken(request, text, audience);
  if (text.startsWith(ACCESS_TOKEN_PREFIX)) return authenticateAccess(request, text, audience);
  return authenticateKey(request, text);
}

async function authenticateKey(request: Request, text: string): Promise<Auth> {
  const key = await findApiKey(text, Date.now());
  if (!key) throw buildUnauthorizedProblem("The API key is not valid.");
  const ended = key.revoked ? "revoked" : key.expiresAt && key.expiresAt.getTime() <= Date.now() && "expired";
  if (ended) {
    const actor = { kind: "key", id: key.id, ...getRequestTrace(request) } as const;
    await runAsActor(actor, () => recordRejectedKey(getDatabase(), key.organization, key.id, ended));
    throw buildUnauthorizedProblem(
      ended === "revoked"
        ? "The API key is not valid."
        : `The API key ended on ${key.expiresAt?.toISOString()}; an admin can make another one.`,
    );
  }
  return {
    organization: key.organization,
    // The key itself says so; its organisation's clock is read once, by whoever enters it.
    mode: text.startsWith(TEST_KEY_PREFIX) ? "test" : "live",
    actor: { kind: "key", id: key.id },
    scopes: key.scopes,
    expiresAt: key.expiresAt,
    version: key.version,
    role: null,
    member: null,
    session: null,
    impersonator: null,
    authenticatedAt: null,
    token: null,
  };
}

/** Whoever the token acts for, within its scopes: what the person's role does not open, no scope opens. */
async function authenticateToken(request: Request, text: string, audience: Audience): Promise<Auth> {
  const token = await findPersonalToken(text);
  if (!token) throw buildInvalidTokenProblem("The token is not valid.");
  if (token.ended) {
    const { organization, user, id, ended } = token;
    const actor = { kind: "user", id: user, ...getRequestTrace(request) } as const;
    await runAsActor(actor, () => recordRejectedToken(getDatabase(), organization, { id, user }, ended));
    throw buildInvalidTokenProblem(describeExpiredToken(token));
  }
  return {
    ...(await authenticateUser(token, audience)),
    mode: "live",
    version: null,
    scopes: token.scopes,
    expiresAt: token.expiresAt,
    session: null,
    impersonator: null,
    authenticatedAt: null,
    token: { id: token.id, name: token.name, kind: "personal", shown: `token ${token.prefix}…` },
  };
}

/** What an app was allowed by somebody: for an hour, for the part of the service that was named, and within the scopes. */
async function authenticateAccess(request: Request, text: string, audience: Audience): Promise<Auth> {
  const access = await findAccessToken(text, request);
  if (typeof access === "string") throw buildInvalidTokenProblem(access);
  const { scopes, expiresAt, grant, client } = access;
  return {
    ...(await authenticateUser(access, audience)),
    mode: "live",
    version: null,
    scopes,
    expiresAt,
    session: null,
    impersonator: null,
    authenticatedAt: null,
    token: { id: grant, name: client.name, kind: "app", shown: `app ${client.name}` },
  };
}

const describeExpiredToken = ({ ended, expiresAt }: AuthenticatedToken): string =>
  ended === "expired"
    ? `The token ended on ${expiresAt.toISOString()}; make another one in the console.`
    : "The token has ended, since its person has another role or password; make another one in the console.";

async function authenticateSession(
  request: Request,
  { audience, ...asked }: AuthRequirements & { audience: Audience },
): Promise<Auth> {
  const token = readSessionToken(request);
  if (!token) throw buildMissingKeyProblem();
  const own = await findSession(token);
  const seen = own && !asked.asOnlooker ? await resolveEffectiveSession(getDatabase(), own) : null;
  const found = seen ?? own;
  // How one signs in is never a matter of the sandbox.
  const session = found && asked.scope !== "session" ? await applyTestMode(getDatabase(), found) : found;
  if (!session) throw buildUnauthorizedProblem("The session has ended; sign in again.");
  if (!isSameOrigin(request))
    throw new ApiProblem("forbidden", "A session may be used from the console's own pages only.");
  if (!asked.asOnlooker) assertPageUser(request, session.user);
  if (seen?.onlooker) assertNotImpersonating(asked);
  return {
    ...(await authenticateUser(session, audience)),
    mode: session === found ? "live" : "test",
    scopes: null,
    expiresAt: null,
    version: null,
    session: session.id,
    impersonator: seen?.onlooker ?? null,
    authenticatedAt: session.provenAt,
    token: null,
  };
}

/** A page that still shows another person's things must not act as this one: an admin's, or those of whom they have seen. */
function assertPageUser(request: Request, user: string): void {
  const drawnFor = request.headers.get("x-drawn-for");
  if (drawnFor && drawnFor !== user)
    throw new ApiProblem(
      "other_person",
      "This page was drawn for somebody else than the browser's session sees as now; load it again.",
    );
}

/** What a person may ask for is looked up at each request, whoever asks in their name. */
async function authenticateUser(person: Parameters<typeof getSessionMember>[1], audience: Audience) {
  const reach = findReach(audience, person.role);
  if (!reach) throw buildRoleProblem(audience, person.role);
  return {
    organization: person.organization,
    actor: { kind: "user" as const, id: person.user },
    role: person.role,
    member: canSeeAll(person.role, reach) ? null : await getSessionMember(getDatabase(), person, reach),
  };
}

/** What is open to everybody is open to members as members: they learn of others no more than elsewhere. */
const canSeeAll = (role: Role, reach: Reach): boolean =>
  role === "owner" || role === "admin" || (role === "viewer" && reach === "all");

/** Says who may, so that one knows whom to ask. */
function buildRoleProblem(audience: Audience, role: Role): ApiProblem {
  if (role === "viewer" && findReach(audience, "member"))
    return new ApiProblem("forbidden", "Viewers change nothing of the organisation's.");
  const isForManagers = findReach(audience, "manager") !== null;
  return new ApiProblem(
    "forbidden",
    isForManagers
      ? "Only admins of the organisation, and managers for their teams, may do this."
      : "Only admins of the organisation may do this.",
  );
}

const getRequestTrace = (request: Request) => ({
  requestId: getRequestId(request),
  origin: getRequestOrigin(request),
});

const buildUnauthorizedProblem = (detail: string, more = "") =>
  new ApiProblem("unauthorized", detail, {
    headers: { "www-authenticate": `Bearer realm="Bookpage API"${more}` },
  });

/** Says so in RFC 6750's words: an app then renews its access. */
const buildInvalidTokenProblem = (detail: string) =>
  buildUnauthorizedProblem(detail, ', error="invalid_token"');

const buildMissingKeyProblem = () =>
  buildUnauthorizedProblem("Send the organisation's API key in the Authorization header.");
