import { createHash, randomBytes } from "node:crypto";
import { POST as introspect } from "@/app/oauth/introspect/route";
import { POST as register } from "@/app/oauth/register/route";
import { POST as revoke } from "@/app/oauth/revoke/route";
import { POST as exchange } from "@/app/oauth/token/route";
import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { answerConsent } from "@/lib/pages/consent/answer-consent";
import { openConsent } from "@/lib/pages/consent/open-consent";
import { database } from "@/lib/platform/db/client";
import type { Tenant } from "./api";
import { createSession } from "./sessions";

const HOST = "https://meet.example.com";

export const CALLBACK = "https://crm.example.com/oauth/callback";

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };

export const oauthAppBody = (wanted: object = {}) => ({
  name: "Acme CRM",
  redirect_uris: [CALLBACK],
  scopes: ["slots:read", "events:read", "events:write", "users:read"],
  confidential: false,
  ...wanted,
});

export interface RegisteredApp {
  _id: string;
  client_id: string;
  client_secret: string | null;
}

export async function createOauthApp(tenant: Tenant, wanted: object = {}): Promise<RegisteredApp> {
  const { status, body } = await tenant.post("/v2/oauth_apps", oauthAppBody(wanted));
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** What an app keeps to itself until it fetches its tokens. */
export function newVerifier() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export const authorizationQuery = (
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

/** Opens the page that an app leads to, in the browser with these cookies. */
export async function openAuthorization(search: URLSearchParams, headers: Record<string, string>) {
  const session = await findSession(readSessionToken({ headers: new Headers(headers) }));
  return openConsent(database(), { search, browser: BROWSER, session, listOpen: listOpenScopes });
}

type Form = Record<string, string>;

/** Sends the page's form. */
export const sendConsent = (form: Form, headers: Record<string, string>): Promise<Response> =>
  answerConsent(
    new Request(`${HOST}/oauth/authorize/submit`, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
    }),
    BROWSER,
    listOpenScopes,
  );

/** Reads the page and presses a button, as a browser would; answers where that leads. */
export async function decide(
  search: URLSearchParams,
  headers: Record<string, string>,
  decision: "allow" | "refuse" = "allow",
): Promise<URL> {
  const opened = await openAuthorization(search, headers);
  if (opened.open !== "consent") throw new Error(`nobody is asked: ${JSON.stringify(opened)}`);
  const hidden = Object.fromEntries(opened.view.hidden.map(({ name, value }) => [name, value]));
  const response = await sendConsent({ ...hidden, decision }, headers);
  return new URL(response.headers.get("location") ?? "", HOST);
}

async function post(
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

export const askToken = (fields: Fields, headers?: Record<string, string>) =>
  post(exchange, "/oauth/token", fields, headers);

export const askRevocation = (fields: Fields, headers?: Record<string, string>) =>
  post(revoke, "/oauth/revoke", fields, headers);

export const askIntrospection = (fields: Fields, headers?: Record<string, string>) =>
  post(introspect, "/oauth/introspect", fields, headers);

export async function askRegistration(metadata: unknown, type = "application/json") {
  const response = await register(
    new Request(`${HOST}/oauth/register`, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof metadata === "string" ? metadata : JSON.stringify(metadata),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const codeFields = (client: { client_id: string }, code: string, verifier: string) => ({
  grant_type: "authorization_code",
  client_id: client.client_id,
  code,
  code_verifier: verifier,
  redirect_uri: CALLBACK,
});

export const refreshFields = (client: { client_id: string }, token: string) => ({
  grant_type: "refresh_token",
  client_id: client.client_id,
  refresh_token: token,
});

/** The app's whole way to its tokens, allowed by this person. */
export async function obtainTokens(
  user: { _id: string },
  client: { client_id: string; client_secret?: string | null },
  change: Record<string, string> = {},
) {
  const headers = await createSession(database(), user);
  const { verifier, challenge } = newVerifier();
  const to = await decide(authorizationQuery(client, challenge, change), headers);
  const code = to.searchParams.get("code") ?? "";
  const secret = client.client_secret ? { client_secret: client.client_secret } : {};
  const { status, body } = await askToken({ ...codeFields(client, code, verifier), ...secret });
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
