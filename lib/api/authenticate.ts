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
import type { Audience } from "@/lib/domain/contracts/audience";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract, Method } from "@/lib/domain/contracts/contract";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { applyTestMode } from "@/lib/domain/lifecycle/test-mode/apply-test-mode";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isSameOrigin } from "@/lib/platform/http/is-from-our-page";
import { assertNotImpersonating } from "./assert-not-impersonating";
import { authenticateUser } from "./authenticate-user";
import { findAccessToken } from "./oauth/find-access-token";

type AuthRequirements = Pick<AnyContract, "scope" | "keyOnly" | "audience" | "asOnlooker" | "unseen"> & {
  /** An absent method counts as a writing one. */
  method?: Method;
};

/**
 * Authenticates an API key or a token, bare or after `Bearer`; without one, unless `keyOnly`, the
 * session of the signed-in user. Endpoints with the scope `session` accept sessions only, no keys or tokens.
 */
export async function authenticate(request: Request, requirements: AuthRequirements): Promise<Auth> {
  const { scope, keyOnly, audience = "admins" } = requirements;
  const header = request.headers.get("authorization")?.trim();
  if (!header && keyOnly) throw buildMissingKeyProblem();
  const auth = header
    ? await authenticateBearer(request, header.replace(/^Bearer\s+/i, ""), audience)
    : await authenticateSession(request, { ...requirements, audience });
  if (scope === "session" && !auth.session) {
    throw new ApiProblem("forbidden", "This requires a signed-in user and accepts no API key or token.");
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
    // The key itself names the mode; the organisation's clock is read once, when the tenant is set.
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

/** A personal token acts for its user within its scopes; a scope never exceeds the user's role. */
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

/**
 * An app's access token acts for the user who allowed it, for an hour, for one resource (API or MCP), within its
 * scopes.
 */
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
  { audience, ...requirements }: AuthRequirements & { audience: Audience },
): Promise<Auth> {
  const token = readSessionToken(request);
  if (!token) throw buildMissingKeyProblem();
  const ownSession = await findSession(token);
  const effectiveSession =
    ownSession && !requirements.asOnlooker ? await resolveEffectiveSession(getDatabase(), ownSession) : null;
  const found = effectiveSession ?? ownSession;
  // Sign-in methods are always those of the live organisation, never of its sandbox.
  const session =
    found && requirements.scope !== "session" ? await applyTestMode(getDatabase(), found) : found;
  if (!session) throw buildUnauthorizedProblem("The session has ended; sign in again.");
  if (!isSameOrigin(request))
    throw new ApiProblem("forbidden", "A session may be used from the console's own pages only.");
  if (!requirements.asOnlooker) assertPageUser(request, session.user);
  if (effectiveSession?.onlooker) assertNotImpersonating(requirements);
  return {
    ...(await authenticateUser(session, audience)),
    mode: session === found ? "live" : "test",
    scopes: null,
    expiresAt: null,
    version: null,
    session: session.id,
    impersonator: effectiveSession?.onlooker ?? null,
    authenticatedAt: session.authenticatedAt,
    token: null,
  };
}

/**
 * A page that still shows another user's data must not send requests as this one, for example after a switch of
 * accounts or of the impersonated user.
 */
function assertPageUser(request: Request, user: string): void {
  const renderedFor = request.headers.get("x-drawn-for");
  if (renderedFor && renderedFor !== user)
    throw new ApiProblem(
      "other_person",
      "This page was loaded for another user than the browser's current session; load it again.",
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

/** Uses the error code of RFC 6750, which tells an app to renew its access. */
const buildInvalidTokenProblem = (detail: string) =>
  buildUnauthorizedProblem(detail, ', error="invalid_token"');

const buildMissingKeyProblem = () =>
  buildUnauthorizedProblem("Send the organisation's API key in the Authorization header.");
