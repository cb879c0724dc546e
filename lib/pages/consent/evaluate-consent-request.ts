import { findOauthClient, type OauthClient } from "@/lib/domain/auth/oauth/find-oauth-client";
import {
  type AuthorizationError,
  type AuthorizationRequest,
  buildAuthorizationResponseUrl,
  parseAuthorizationRequest,
} from "@/lib/domain/auth/oauth/parse-authorization-request";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Role } from "@/lib/domain/contracts/audience";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

/** Lists the scopes that a role may grant. */
export type ListOpenScopes = (role: Role) => readonly string[];

interface ConsentRequest {
  search: URLSearchParams;
  /** The session of the signed-in user. */
  session: Session | null;
  listOpen: ListOpenScopes;
}

export type ConsentDecision =
  | { outcome: "stranger"; why: "client" | "redirect" | "twice" }
  /** The app gets an error at once. */
  | { outcome: "answered"; location: string }
  | { outcome: "signed_out" }
  /** The app belongs to another organisation. */
  | { outcome: "foreign"; client: OauthClient & { owner: NonNullable<OauthClient["owner"]> } }
  /** `scopes`: the requested ones that the role may grant. */
  | { outcome: "ask"; authorization: AuthorizationRequest; session: Session; scopes: string[] };

/** Evaluates a request for access, when its page opens and again when its form is sent. */
export async function evaluateConsentRequest(
  db: Db,
  { search, session, listOpen }: ConsentRequest,
): Promise<ConsentDecision> {
  const webUrl = env().WEB_URL;
  const client = await findOauthClient(db, search.get("client_id") ?? "");
  const read = parseAuthorizationRequest(search, client, webUrl);
  if (read.outcome === "stranger") return read;
  if (read.outcome === "refused")
    return { outcome: "answered", location: toErrorRedirect(read.error, webUrl) };
  const { authorization } = read;
  const rejectWith = (error: string, description: string): ConsentDecision => ({
    outcome: "answered",
    location: buildAuthorizationResponseUrl(authorization, webUrl, { error, error_description: description }),
  });
  if (!session)
    return authorization.silent
      ? rejectWith("login_required", "no user is signed in")
      : { outcome: "signed_out" };
  const { owner } = authorization.client;
  if (owner && owner.organization !== session.organization)
    return { outcome: "foreign", client: { ...authorization.client, owner } };
  if (authorization.silent) return rejectWith("consent_required", "the user must be asked");
  const open = listOpen(session.role);
  const scopes = authorization.scopes.filter((scope) => open.includes(scope));
  if (scopes.length === 0) return rejectWith("access_denied", "the person's role opens nothing of this");
  return { outcome: "ask", authorization, session, scopes };
}

const toErrorRedirect = (error: AuthorizationError, webUrl: string): string =>
  buildAuthorizationResponseUrl(error, webUrl, { error: error.error, error_description: error.description });
