import { type Client, findClient } from "@/lib/domain/auth/oauth/find-client";
import {
  type Authorization,
  type AuthorizationError,
  answerAddress,
  readAuthorization,
} from "@/lib/domain/auth/oauth/read-authorization";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import type { Role } from "@/lib/platform/http/audience";

/** The scopes under which something is open to a role. */
export type ListOpenScopes = (role: Role) => readonly string[];

interface Asked {
  search: URLSearchParams;
  /** Whoever is signed in. */
  session: Session | null;
  listOpen: ListOpenScopes;
}

export type Judgement =
  | { outcome: "stranger"; why: "client" | "redirect" | "twice" }
  /** The app is told at once. */
  | { outcome: "answered"; location: string }
  | { outcome: "signed_out" }
  /** The app is for people of another organisation. */
  | { outcome: "foreign"; client: Client & { owner: NonNullable<Client["owner"]> } }
  /** `scopes`: of those that were asked for, what the role opens. */
  | { outcome: "ask"; authorization: Authorization; session: Session; scopes: string[] };

/** What becomes of a request for access, when its page is opened and when its form is sent. */
export async function judgeRequest(db: Db, { search, session, listOpen }: Asked): Promise<Judgement> {
  const webUrl = env().WEB_URL;
  const client = await findClient(db, search.get("client_id") ?? "");
  const read = readAuthorization(search, client, webUrl);
  if (read.outcome === "stranger") return read;
  if (read.outcome === "refused") return { outcome: "answered", location: toRefusal(read.error, webUrl) };
  const { authorization } = read;
  const refuse = (error: string, description: string): Judgement => ({
    outcome: "answered",
    location: answerAddress(authorization, webUrl, { error, error_description: description }),
  });
  if (!session)
    return authorization.silent ? refuse("login_required", "nobody is signed in") : { outcome: "signed_out" };
  const { owner } = authorization.client;
  if (owner && owner.organization !== session.organization)
    return { outcome: "foreign", client: { ...authorization.client, owner } };
  if (authorization.silent) return refuse("consent_required", "somebody has to be asked");
  const open = listOpen(session.role);
  const scopes = authorization.scopes.filter((scope) => open.includes(scope));
  if (scopes.length === 0) return refuse("access_denied", "the person's role opens nothing of this");
  return { outcome: "ask", authorization, session, scopes };
}

const toRefusal = (error: AuthorizationError, webUrl: string): string =>
  answerAddress(error, webUrl, { error: error.error, error_description: error.description });
