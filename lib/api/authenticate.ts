import { findKnownKey } from "@/lib/domain/api-keys/known-keys";
import { readSessionToken } from "@/lib/domain/sessions/cookie";
import { findSession } from "@/lib/domain/sessions/find-session";
import type { Auth } from "@/lib/platform/http/auth";
import type { MemberAccess, Scope } from "@/lib/platform/http/contract";
import { isSameOrigin } from "@/lib/platform/http/is-from-own-page";
import { ApiProblem } from "@/lib/platform/http/problem";

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
  const auth = header ? await authenticateKey(header) : await authenticateSession(request);
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

async function authenticateKey(header: string): Promise<Auth> {
  const key = await findKnownKey(header.replace(/^Bearer\s+/i, ""), Date.now());
  if (!key) throw unauthorized("The API key is not valid.");
  return {
    organization: key.organization,
    actor: { kind: "key", id: key.id },
    scopes: key.scopes,
    member: null,
    session: null,
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
    member: session.admin ? null : { id: session.user, email: session.email, confirmed: session.confirmed },
    session: session.id,
  };
}

const unauthorized = (detail: string) =>
  new ApiProblem("unauthorized", detail, { headers: { "www-authenticate": 'Bearer realm="Bookpage API"' } });

const noKey = () => unauthorized("Send the organisation's API key in the Authorization header.");
