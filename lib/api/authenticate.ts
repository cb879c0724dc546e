import { findKnownKey } from "@/lib/domain/api-keys/known-keys";
import { recordRefusedKey } from "@/lib/domain/audit/record-entry";
import { readSessionToken } from "@/lib/domain/sessions/cookie";
import { findSession } from "@/lib/domain/sessions/find-session";
import { readMember } from "@/lib/domain/sessions/read-member";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { type Audience, findReach, type Reach, type Role } from "@/lib/platform/http/audience";
import type { Auth } from "@/lib/platform/http/auth";
import type { AnyContract } from "@/lib/platform/http/contract";
import { isSameOrigin } from "@/lib/platform/http/is-from-own-page";
import { ApiProblem } from "@/lib/platform/http/problem";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";

type Asked = Pick<AnyContract, "scope" | "keyOnly" | "audience">;

/**
 * An API key, bare or after `Bearer` (spec 5); without one, unless `keyOnly`, the session of a signed-in person.
 * What has the scope `session` is for whoever has signed in, and no key's.
 */
export async function authenticate(
  request: Request,
  { scope, keyOnly, audience = "admins" }: Asked,
): Promise<Auth> {
  const header = request.headers.get("authorization")?.trim();
  if (!header && keyOnly) throw noKey();
  const auth = header ? await authenticateKey(request, header) : await authenticateSession(request, audience);
  if (scope === "session" && !auth.session) {
    throw new ApiProblem("forbidden", "An API key has no sessions; sign in to use this.");
  }
  if (auth.scopes && scope !== "any" && !auth.scopes.includes(scope)) {
    throw new ApiProblem("forbidden", `This API key does not have the scope ${scope}.`);
  }
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
    version: key.version,
    role: null,
    member: null,
    session: null,
    provenAt: null,
  };
}

async function authenticateSession(request: Request, audience: Audience): Promise<Auth> {
  const token = readSessionToken(request);
  if (!token) throw noKey();
  const session = await findSession(token);
  if (!session) throw unauthorized("The session has ended; sign in again.");
  if (!isSameOrigin(request))
    throw new ApiProblem("forbidden", "A session may be used from the console's own pages only.");
  const reach = findReach(audience, session.role);
  if (!reach) throw refuseRole(audience, session.role);
  return {
    organization: session.organization,
    actor: { kind: "user", id: session.user },
    scopes: null,
    expiresAt: null,
    version: null,
    role: session.role,
    member: seesAll(session.role, reach) ? null : await readMember(database(), session, reach),
    session: session.id,
    provenAt: session.provenAt,
  };
}

/** What is open to everybody is open to members as members: they learn of others no more than elsewhere. */
const seesAll = (role: Role, reach: Reach): boolean =>
  role === "owner" || role === "admin" || (role === "viewer" && reach === "all");

/** Says who may, so that one knows whom to ask. */
function refuseRole(audience: Audience, role: Role): ApiProblem {
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

const unauthorized = (detail: string) =>
  new ApiProblem("unauthorized", detail, { headers: { "www-authenticate": 'Bearer realm="Bookpage API"' } });

const noKey = () => unauthorized("Send the organisation's API key in the Authorization header.");
