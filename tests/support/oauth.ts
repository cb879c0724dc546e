import { createHash, randomBytes } from "node:crypto";
import { POST as introspect } from "@/app/oauth/introspect/route";
import { POST as register } from "@/app/oauth/register/route";
import { POST as revoke } from "@/app/oauth/revoke/route";
import { POST as exchange } from "@/app/oauth/token/route";
import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { handleConsent } from "@/lib/pages/consent/handle-consent";
import { loadConsentPage } from "@/lib/pages/consent/load-consent-page";
import { getDatabase } from "@/lib/platform/db/client";
import type { Tenant } from "./api";
import { createTestSession } from "./create-session";

const HOST = "https://meet.example.com";

export const CALLBACK = "https://crm.example.com/oauth/callback";

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };

export const buildOauthAppBody = (requested: object = {}) => ({
  name: "Acme CRM",
  redirect_uris: [CALLBACK],
  scopes: ["slots:read", "events:read", "events:write", "users:read"],
  confidential: false,
  ...requested,
});

export interface RegisteredApp {
  _id: string;
  client_id: string;
  client_secret: string | null;
}

export async function createTestOauthApp(tenant: Tenant, requested: object = {}): Promise<RegisteredApp> {
  const { status, body } = await tenant.post("/v2/oauth_apps", buildOauthAppBody(requested));
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Returns the verifier that an app keeps until it requests its tokens. */
export function generateVerifier() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export const buildAuthorizationQuery = (
  client: { client_id: string },
  challenge: string,
  change: Record<string, string | null> = {},
): URLSearchParams => {
  const all: Record<string, string | null> = {
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: CALLBACK,
    scope: "slots:read events:read",
    state: "state-of-the-app",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...change,
  };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
  );
};

/** Opens an app's authorization page, in a browser with these cookies. */
export async function loadAuthorization(search: URLSearchParams, headers: Record<string, string>) {
  const session = await findSession(readSessionToken({ headers: new Headers(headers) }));
  return loadConsentPage(getDatabase(), { search, browser: BROWSER, session, listOpen: listOpenScopes });
}

type Form = Record<string, string>;

/** Submits the consent form. */
export const submitConsent = (form: Form, headers: Record<string, string>): Promise<Response> =>
  handleConsent(
    new Request(`${HOST}/oauth/authorize/submit`, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
    }),
    BROWSER,
    listOpenScopes,
  );

/** Opens the page and presses a button, as a browser; returns the redirect. */
export async function submitDecision(
  search: URLSearchParams,
  headers: Record<string, string>,
  decision: "allow" | "refuse" = "allow",
): Promise<URL> {
  const opened = await loadAuthorization(search, headers);
  if (opened.open !== "consent") throw new Error(`no consent page was shown: ${JSON.stringify(opened)}`);
  const hidden = Object.fromEntries(opened.view.hidden.map(({ name, value }) => [name, value]));
  const response = await submitConsent({ ...hidden, decision }, headers);
  return new URL(response.headers.get("location") ?? "", HOST);
}

async function submitForm(
  handler: (request: Request) => Promise<Response>,
  path: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const response = await handler(
    new Request(`${HOST}${path}`, { method: "POST", headers, body: new URLSearchParams(fields) }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

type Fields = Record<string, string> | URLSearchParams;

export const requestToken = (fields: Fields, headers?: Record<string, string>) =>
  submitForm(exchange, "/oauth/token", fields, headers);

export const requestRevocation = (fields: Fields, headers?: Record<string, string>) =>
  submitForm(revoke, "/oauth/revoke", fields, headers);

export const requestIntrospection = (fields: Fields, headers?: Record<string, string>) =>
  submitForm(introspect, "/oauth/introspect", fields, headers);

export async function requestRegistration(metadata: unknown, type = "application/json") {
  const response = await register(
    new Request(`${HOST}/oauth/register`, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof metadata === "string" ? metadata : JSON.stringify(metadata),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const buildCodeFields = (client: { client_id: string }, code: string, verifier: string) => ({
  grant_type: "authorization_code",
  client_id: client.client_id,
  code,
  code_verifier: verifier,
  redirect_uri: CALLBACK,
});

export const buildRefreshFields = (client: { client_id: string }, token: string) => ({
  grant_type: "refresh_token",
  client_id: client.client_id,
  refresh_token: token,
});

/** Runs an app's authorization for this user, and returns its tokens. */
export async function requestTokensAs(
  user: { _id: string },
  client: { client_id: string; client_secret?: string | null },
  change: Record<string, string> = {},
) {
  const headers = await createTestSession(getDatabase(), user);
  const { verifier, challenge } = generateVerifier();
  const to = await submitDecision(buildAuthorizationQuery(client, challenge, change), headers);
  const code = to.searchParams.get("code") ?? "";
  const secret = client.client_secret ? { client_secret: client.client_secret } : {};
  const { status, body } = await requestToken({ ...buildCodeFields(client, code, verifier), ...secret });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { code, verifier, headers, ...body } as {
    code: string;
    verifier: string;
    headers: Record<string, string>;
    access_token: string;
    refresh_token: string;
    scope: string;
    expires_in: number;
    token_type: string;
  };
}
