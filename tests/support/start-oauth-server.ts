import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The user impersonated by a company's account; null: a user signed in. */
  subject: string | null;
  /** The signed-in account, if it is not the default one. */
  account: string | null;
  /** The raw body; JSON is parsed. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the body has any type
  json: any;
}

export interface ProviderResponse {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

interface OauthServerOptions {
  authorize: string;
  token: string;
  /** True if each refresh rotates the refresh token. */
  rotates: boolean;
  /** True if that invalidates the old one. */
  endsOld?: boolean;
  api: (asked: ProviderRequest) => ProviderResponse | null;
  /** Returns the user for a company account's token request; null if it is no such request. */
  company?: (form: URLSearchParams, path: string) => { subject: string } | ProviderResponse | null;
}

export const OAUTH_CLIENT = { id: "client-of-bookpage", secret: "the-secret-of-this-client" };

/**
 * OAuth 2 with PKCE as providers implement it (RFC 6749, RFC 7636), in front of an API with bearer tokens.
 */
export async function startOauthServer({
  authorize,
  token,
  rotates,
  endsOld = false,
  api,
  company,
}: OauthServerOptions) {
  const codes = new Map<
    string,
    { challenge: string; redirect: string; scope: string; account: string | null }
  >();
  const access = new Set<string>();
  const subjects = new Map<string, string>();
  const refresh = new Set<string>();
  /** Accounts by code and token. */
  const accounts = new Map<string, string | null>();
  const asked: ProviderRequest[] = [];
  const issues: { path: RegExp; answer: ProviderResponse; times: number }[] = [];
  const control = { denies: false, scope: null as string | null, account: null as string | null };
  let count = 0;
  /** Every issued secret. */
  const secrets: string[] = [OAUTH_CLIENT.secret];
  const secret = (kind: string) => {
    const made = `${kind}-secret-${++count}`;
    secrets.push(made);
    return made;
  };

  const tokens = (scope: string, renewed?: string, account = accounts.get(renewed ?? "") ?? null) => {
    const made = secret("access");
    access.add(made);
    accounts.set(made, account);
    const fresh = renewed && !rotates ? undefined : secret("refresh");
    if (fresh) refresh.add(fresh);
    if (fresh) accounts.set(fresh, account);
    if (renewed && endsOld) refresh.delete(renewed);
    return {
      json: { access_token: made, token_type: "Bearer", expires_in: 3599, scope, refresh_token: fresh },
    };
  };
  const refused = (error: string, status = 400): ProviderResponse => ({
    status,
    json: { error, error_description: `${error}: refused` },
  });

  function answerToken({ text, headers }: ProviderRequest): ProviderResponse {
    const form = new URLSearchParams(text);
    const inHeader = headers.authorization === `Basic ${btoa(`${OAUTH_CLIENT.id}:${OAUTH_CLIENT.secret}`)}`;
    const inBody =
      form.get("client_id") === OAUTH_CLIENT.id && form.get("client_secret") === OAUTH_CLIENT.secret;
    if (!inHeader && !inBody) return refused("invalid_client", 401);
    if (form.get("grant_type") === "refresh_token") {
      const given = form.get("refresh_token") ?? "";
      return refresh.has(given) ? tokens("", given) : refused("invalid_grant");
    }
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const fits = code?.challenge === challenge && code.redirect === form.get("redirect_uri");
    return fits ? tokens(control.scope ?? code.scope, undefined, code.account) : refused("invalid_grant");
  }

  function answerAuthorize({ query }: ProviderRequest): ProviderResponse {
    const redirect = query.get("redirect_uri") ?? "";
    const wrong =
      query.get("client_id") !== OAUTH_CLIENT.id ||
      query.get("response_type") !== "code" ||
      query.get("code_challenge_method") !== "S256" ||
      !query.get("state") ||
      !/^(https:\/\/|http:\/\/localhost:)/.test(redirect);
    if (wrong) return refused("invalid_request");
    const back = new URL(redirect);
    back.searchParams.set("state", query.get("state") ?? "");
    if (control.denies) back.searchParams.set("error", "access_denied");
    else {
      const code = secret("code");
      const challenge = query.get("code_challenge") ?? "";
      codes.set(code, { challenge, redirect, scope: query.get("scope") ?? "", account: control.account });
      back.searchParams.set("code", code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  function answer(one: ProviderRequest): ProviderResponse {
    const issue = issues.find(({ path, times }) => times > 0 && path.test(`${one.method} ${one.path}`));
    if (issue) {
      issue.times -= 1;
      return issue.answer;
    }
    if (one.path === authorize) return answerAuthorize(one);
    const granted = one.path.endsWith("/token") && company?.(new URLSearchParams(one.text), one.path);
    if (granted && !("subject" in granted)) return granted;
    if (granted) {
      const made = secret("access");
      access.add(made);
      subjects.set(made, granted.subject);
      return { json: { access_token: made, token_type: "Bearer", expires_in: 3599 } };
    }
    if (one.path === token) return answerToken(one);
    const bearer = one.headers.authorization?.replace("Bearer ", "") ?? "";
    const open = one.path.endsWith("/revoke");
    if (!open && !access.has(bearer)) return { status: 401, json: { error: { code: 401 } } };
    one.subject = subjects.get(bearer) ?? null;
    one.account = accounts.get(bearer) ?? null;
    return api(one) ?? { status: 404, json: { error: { code: 404 } } };
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const isJson = request.headers["content-type"]?.startsWith("application/json");
    const one: ProviderRequest = {
      method: request.method ?? "",
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      headers: request.headers,
      subject: null,
      account: null,
      text,
      json: isJson ? JSON.parse(text) : null,
    };
    asked.push(one);
    const { status = 200, json, headers } = answer(one);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(json === undefined ? "" : JSON.stringify(json));
  });
  server.listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    secrets,
    control,
    /** Returns the requests that match, as `GET /path`. */
    at: (path: RegExp) => asked.filter((one) => path.test(`${one.method} ${one.path}`)),
    /** Answers the next `times` matching requests with this response. */
    fail: (path: RegExp, answer: ProviderResponse, times = 1) => {
      issues.push({ path, answer, times });
    },
    heal: () => issues.splice(0),
    /** Issues tokens as after a user's consent. */
    /** Sets the account for later sign-ins; null: the default one. */
    signInAs: (account: string | null) => {
      control.account = account;
    },
    give: () => tokens("").json,
    endAccess: () => access.clear(),
    endRefresh: () => refresh.clear(),
    revoke: (given: string) => refresh.delete(given),
  };
}
