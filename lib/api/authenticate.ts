import { findKnownKey } from "@/lib/domain/api-keys/known-keys";
import { recordRefusedKey } from "@/lib/domain/audit/record-entry";
import { readSessionToken } from "@/lib/domain/sessions/cookie";
import { findSession } from "@/lib/domain/sessions/find-session";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import type { MemberAccess, Scope } from "@/lib/platform/http/contract";
import { isSameOrigin } from "@/lib/platform/http/is-from-own-page";
import { ApiProblem } from "@/lib/platform/http/problem";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";

/**
 * An API key, bare or after `Bearer` (spec 5); without one, unless `keyOnly`, the session of a signed-in person.
 * What has the scope `session` is for whoever has signed in, and no key's.
 */
export async function authenticate(
  request: Request,
  scope: Scope | "session",
  { keyOnly, member }: { keyOnly?: boolean; member?: MemberAccess } = {},
): Promise<Auth> {
  const header = request.headers.get("authorization")?.trim();
  if (!header && keyOnly) throw noKey();
  const auth = header ? await authenticateKey(request, header) : await authenticateSession(request);
  if (scope === "session" && !auth.session) {
    throw new ApiProblem("forbidden", "An API key has no sessions; sign in to use this.");
  }
  if (auth.scopes && !auth.scopes.includes(scope)) {
    throw new ApiProblem("forbidden", `This API key does not have the scope ${scope}.`);
  }
  if (auth.member && !member)
    throw new ApiProblem("forbidden", "Only admins of the organisation may do this.");
  return auth;
}

async function authenticateKey(request: Request, header: string): Promise<Auth> {
  const key = await findKnownKey(header.replace(/^Bearer\s+/i, ""), Date.now());
  if (!key) throw unauthorized("The API key is not valid.");
  const ended = key.revoked ? "revoked" : key.expiresAt && key.expiresAt.getTime() <= Date.now() && "expired";
  if (ended) {
    const actor = {
      kind: "key",
      id: key.id,
      requestId: readRequestId(request),
      origin: readOrigin(request),
    } as const;
    await runAs(actor, () => recordRefusedKey(database(), key.organization, key.id, ended));
    throw unauthorized(
      ended === "revoked"
        ? "The API key is not valid."
        : `The API key ended on ${key.expiresAt?.toISOString()}; an admin can make another one.`,
    );
  }
  return {
    organization: key.organization,
    actor: { kind: "key", id: key.id },
    scopes: key.scopes,
    expiresAt: key.expiresAt,
    member: null,
    session: null,
    provenAt: null,
  };
}

async function authenticateSession(request: Request): Promise<Auth> {
  const token = readSessionToken(request);
  if (!token) throw noKey();
  const session = await findSession(token);
  if (!session) throw unauthorized("The session has ended; sign in again.");
  if (!isSameOrigin(request))
    throw new ApiProblem("forbidden", "A session may be used from the console's own pages only.");
  return {
    organization: session.organization,
    actor: { kind: "user", id: session.user },
    scopes: null,
    expiresAt: null,
    member: session.admin ? null : { id: session.user, email: session.email, confirmed: session.confirmed },
    session: session.id,
    provenAt: session.provenAt,
  };
}

const unauthorized = (detail: string) =>
  new ApiProblem("unauthorized", detail, { headers: { "www-authenticate": 'Bearer realm="Bookpage API"' } });

const noKey = () => unauthorized("Send the organisation's API key in the Authorization header.");
