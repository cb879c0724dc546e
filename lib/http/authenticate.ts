import { hashToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/organizations/organization-id";
import { sessionTokenOf } from "@/lib/sessions/cookie";
import { findSession } from "@/lib/sessions/find-session";
import type { Member, MemberAccess, Scope } from "./contract";
import { ApiProblem } from "./problem";

/** Who is asking, and for which organisation. The only place that mints an `OrganizationId` for the API. */
export interface Auth {
  organization: OrganizationId;
  actor: { kind: "key" | "user"; id: string };
  /** null: everything (a key without limits, or somebody signed in). */
  scopes: readonly string[] | null;
  /** Who is signed in without being an admin: may do only what the contract grants to members. */
  member: Member | null;
  /** The session that asks; null: a key. */
  session: string | null;
}

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

const TOUCH_KEY = {
  name: "touch-api-key",
  text: "UPDATE api_keys SET last_used_at = now() WHERE id = $1",
};

const FIND_KEY = {
  name: "find-api-key",
  text: `SELECT id, organization_id, scopes, last_used_at IS NULL OR last_used_at < now() - interval '1 minute' AS stale
           FROM api_keys WHERE hash = $1 AND revoked_at IS NULL`,
};

interface KeyRow {
  id: string;
  organization_id: string;
  scopes: string[];
  stale: boolean;
}

/** How long a key that was found is taken for found, in milliseconds: the most that a revocation can be late. */
const REMEMBERED = 1000;

type Remembered = Map<string, { auth: Auth; until: number }>;

// On globalThis: whoever revokes a key may be another bundle than the one that remembers it.
const shared = globalThis as { bookpageKeys?: Remembered };

/** After a key was revoked: this process refuses it at once, others within the second. */
export function forgetKeys() {
  delete shared.bookpageKeys;
}

async function authenticateKey(header: string): Promise<Auth> {
  const key = header.replace(/^Bearer\s+/i, "");
  const now = Date.now();
  shared.bookpageKeys ??= new Map();
  const remembered = shared.bookpageKeys; // a key that is being looked for while all are forgotten is not remembered
  const known = remembered.get(key);
  if (known && known.until > now) return known.auth;
  if (remembered.size > 1000) remembered.clear();
  const auth = await findKey(key);
  remembered.set(key, { auth, until: now + REMEMBERED });
  return auth;
}

async function findKey(key: string): Promise<Auth> {
  const { rows } = await pool().query<KeyRow>({ ...FIND_KEY, values: [hashToken(key)] });
  const [row] = rows;
  if (!row) throw unauthorized("The API key is not valid.");
  if (row.stale) await pool().query({ ...TOUCH_KEY, values: [row.id] });
  return {
    organization: asOrganizationId(row.organization_id),
    actor: { kind: "key", id: row.id },
    scopes: row.scopes.length > 0 ? row.scopes : null,
    member: null,
    session: null,
  };
}

async function authenticateSession(request: Request): Promise<Auth> {
  const token = sessionTokenOf(request);
  if (!token) throw noKey();
  const session = await findSession(token);
  if (!session) throw unauthorized("The session has ended; sign in again.");
  if (!isSameOrigin(request))
    throw new ApiProblem("forbidden", "A session may be used from the console's own pages only.");
  return {
    organization: session.organization,
    actor: { kind: "user", id: session.user },
    scopes: null,
    member: session.admin ? null : { id: session.user, email: session.email },
    session: session.id,
  };
}

/**
 * True for a request that our own pages sent. Browsers tell with Sec-Fetch-Site, older ones with Origin;
 * reading is harmless, since another origin cannot see the answer.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

const unauthorized = (detail: string) =>
  new ApiProblem("unauthorized", detail, { headers: { "www-authenticate": 'Bearer realm="Bookpage API"' } });

const noKey = () => unauthorized("Send the organisation's API key in the Authorization header.");
