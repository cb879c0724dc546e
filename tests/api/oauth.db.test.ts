import { beforeAll, describe, expect, it } from "vitest";
import { GET as describeServer } from "@/app/.well-known/oauth-authorization-server/route";
import { GET as describeAgents } from "@/app/.well-known/oauth-protected-resource/mcp/route";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { buildSecurityHeaders } from "@/server/security-headers";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import {
  buildAuthorizationQuery,
  buildCodeFields,
  buildOauthAppBody,
  buildRefreshFields,
  CALLBACK,
  createTestOauthApp,
  generateVerifier,
  loadAuthorization,
  type RegisteredApp,
  requestIntrospection,
  requestRegistration,
  requestRevocation,
  requestToken,
  requestTokensAs,
  submitConsent,
  submitDecision,
} from "../support/oauth";
import { createTestUser } from "../support/users";

const HOST = "https://meet.example.com";

const api = createTestApi({ RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
let client: RegisteredApp;
let ana: { _id: string };
let browser: Record<string, string>;
beforeAll(async () => {
  acme = await api.tenant("Acme");
  client = await createTestOauthApp(acme);
  ana = await createTestUser(acme, {
    user: { first_name: "Ana", last_name: "Silva", emails: ["ana@example.com"] },
  });
  browser = await createTestSession(api.db, ana);
});

const me = (token: string) => requestApi("GET", "/v2/me", { headers: { authorization: `Bearer ${token}` } });

/** Returns a code that Ana has just granted. */
async function obtainCode(of: { client_id: string } = client, change: Record<string, string> = {}) {
  const { verifier, challenge } = generateVerifier();
  const to = await submitDecision(buildAuthorizationQuery(of, challenge, change), browser);
  return { code: to.searchParams.get("code") ?? "", verifier };
}

const query = (change: Record<string, string | null> = {}, of: { client_id: string } = client) =>
  buildAuthorizationQuery(of, generateVerifier().challenge, change);

describe("an OAuth app", () => {
  it("acts as the user who authorized it, within the granted scopes", { tags: "main" }, async () => {
    const tokens = await requestTokensAs(ana, client);
    expect(tokens).toMatchObject({
      token_type: "Bearer",
      expires_in: expect.any(Number),
      scope: "slots:read events:read",
    });
    const { body } = await me(tokens.access_token);
    expect(body).toMatchObject({
      kind: "user",
      role: "member",
      person: { _id: ana._id },
      token: { name: "Acme CRM", kind: "app" },
      scopes: ["slots:read", "events:read"],
    });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const refused = await requestApi("GET", `/v2/users/${ana._id}`, { headers });
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      403,
      expect.stringContaining('error="insufficient_scope", scope="users:read"'),
    ]);
    const { rows } = await api.pool.query("SELECT string_agg(t::text, ' ') AS all FROM oauth_tokens t");
    for (const secret of [tokens.access_token, tokens.refresh_token, tokens.code])
      expect(rows[0].all).not.toContain(secret);
  });

  it("gets its response with the state and the issuer", async () => {
    const to = await submitDecision(query(), browser);
    expect(to.origin + to.pathname).toBe(CALLBACK);
    expect(to.searchParams.get("state")).toBe("state-of-the-app");
    expect(to.searchParams.get("iss")).toBe(HOST);
    expect((await submitDecision(query({ state: null }), browser)).searchParams.has("state")).toBe(false);
  });

  it("is told if the user denies it", async () => {
    const to = await submitDecision(query(), browser, "refuse");
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ error: "access_denied", iss: HOST });
    expect(to.searchParams.has("code")).toBe(false);
  });

  it("refreshes its access, using each refresh token once", async () => {
    const first = await requestTokensAs(ana, client);
    const second = await requestToken(buildRefreshFields(client, first.refresh_token));
    expect(second.status).toBe(200);
    expect(second.headers.get("cache-control")).toBe("no-store");
    expect((await me(second.body.access_token)).status).toBe(200);
    const third = await requestToken({
      ...buildRefreshFields(client, second.body.refresh_token),
      scope: "slots:read",
    });
    expect(third.body.scope).toBe("slots:read");
    expect((await me(third.body.access_token)).body.scopes).toEqual(["slots:read"]);
    const fourth = await requestToken(buildRefreshFields(client, third.body.refresh_token));
    expect(fourth.body.scope).toBe("slots:read events:read");
  });

  it("with a secret authenticates in the header or in the body", async () => {
    const server = await createTestOauthApp(acme, { confidential: true });
    const { code, verifier } = await obtainCode(server);
    const fields = buildCodeFields(server, code, verifier);
    expect(await requestToken(fields)).toMatchObject({ status: 401, body: { error: "invalid_client" } });
    expect((await requestToken({ ...fields, client_secret: "bps_wrong" })).status).toBe(401);
    const { client_id: _, ...rest } = fields;
    const basic = Buffer.from(`${server.client_id}:${server.client_secret}`).toString("base64");
    const { status, body } = await requestToken(rest, { authorization: `Basic ${basic}` });
    expect(status).toBe(200);
    const renewal = { ...buildRefreshFields(server, body.refresh_token) };
    expect((await requestToken(renewal)).status).toBe(401);
    expect((await requestToken({ ...renewal, client_secret: server.client_secret ?? "" })).status).toBe(200);
  });

  it("loses its old secret on rotation, and keeps its access", async () => {
    const server = await createTestOauthApp(acme, { confidential: true });
    const tokens = await requestTokensAs(ana, server);
    const { body } = await acme.post(`/v2/oauth_apps/${server._id}/secret`, {});
    const renew = (secret: string) =>
      requestToken({ ...buildRefreshFields(server, tokens.refresh_token), client_secret: secret });
    expect((await renew(server.client_secret ?? "")).status).toBe(401);
    expect((await renew(body.client_secret)).status).toBe(200);
  });

  it("may use any port on the loopback address", async () => {
    const local = await createTestOauthApp(acme, { redirect_uris: ["http://127.0.0.1/done"] });
    const to = await submitDecision(query({ redirect_uri: "http://127.0.0.1:51234/done" }, local), browser);
    expect(to.host).toBe("127.0.0.1:51234");
  });

  it.each([
    ["on a device, by a scheme of its own", "com.example.app:/callback"],
    ["on a device, by a scheme with a host", "com.example.app://oauth/callback?from=web"],
    ["on the machine that asks", "http://127.0.0.1:4711/done"],
  ])("%s gets its code there, and tokens for it", async (_, address) => {
    const native = await createTestOauthApp(acme, { redirect_uris: [address] });
    const { verifier, challenge } = generateVerifier();
    const search = buildAuthorizationQuery(native, challenge, { redirect_uri: address });
    const opened = await loadAuthorization(search, browser);
    expect(opened.open === "consent" && opened.view.leadsTo).toBe(address);
    const to = await submitDecision(search, browser);
    expect(to.href.startsWith(address)).toBe(true);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ state: "state-of-the-app", iss: HOST });
    const fields = buildCodeFields(native, to.searchParams.get("code") ?? "", verifier);
    const wrong = await requestToken({ ...fields, redirect_uri: "com.example.other:/callback" });
    expect(wrong).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const tokens = await requestToken({ ...fields, redirect_uri: address });
    expect(tokens.status, JSON.stringify(tokens.body)).toBe(200);
    expect((await me(tokens.body.access_token)).body.person._id).toBe(ana._id);
    expect((await requestToken(buildRefreshFields(native, tokens.body.refresh_token))).status).toBe(200);
  });

  it("that registers itself may be a native app with its own URI scheme", async () => {
    const address = "com.example.app:/callback";
    const { status, body } = await requestRegistration({
      redirect_uris: [address],
      token_endpoint_auth_method: "none",
    });
    expect([status, body.redirect_uris, body.client_name]).toEqual([201, [address], "com.example.app"]);
    const { verifier, challenge } = generateVerifier();
    const to = await submitDecision(
      buildAuthorizationQuery(body, challenge, { redirect_uri: null }),
      browser,
    );
    expect(to.protocol).toBe("com.example.app:");
    const { redirect_uri: _, ...fields } = buildCodeFields(body, to.searchParams.get("code") ?? "", verifier);
    expect((await requestToken(fields)).status).toBe(200);
  });

  it.each([
    ["nowhere", null, null],
    ["when it fetches its tokens alone", null, CALLBACK],
    ["when it asks alone", CALLBACK, null],
    ["without a value", "", ""],
  ])("with one redirect address may name it %s", async (_, asking, fetching) => {
    const { verifier, challenge } = generateVerifier();
    const to = await submitDecision(
      buildAuthorizationQuery(client, challenge, { redirect_uri: asking }),
      browser,
    );
    expect(to.origin + to.pathname).toBe(CALLBACK);
    const { redirect_uri: __, ...fields } = buildCodeFields(
      client,
      to.searchParams.get("code") ?? "",
      verifier,
    );
    const sent = { ...fields, ...(fetching !== null && { redirect_uri: fetching }) };
    const wrong = await requestToken({ ...fields, redirect_uri: `${CALLBACK}/other` });
    expect(wrong).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const { status, body } = await requestToken(sent);
    expect([status, body.token_type]).toEqual([200, "Bearer"]);
  });

  it("with two redirect addresses must name one of them", async () => {
    const other = "com.example.app:/callback";
    const both = await createTestOauthApp(acme, { redirect_uris: [CALLBACK, other] });
    for (const redirect_uri of [null, "", "com.example.app:/other", "com.example.ap:/callback"])
      expect(await loadAuthorization(query({ redirect_uri }, both), browser)).toMatchObject({
        open: "message",
        status: 400,
      });
    const to = await submitDecision(query({ redirect_uri: other }, both), browser);
    expect(to.protocol).toBe("com.example.app:");
  });

  it("is rejected with invalid addresses and scopes", async () => {
    const wrong = { redirect_uris: ["http://crm.example.com/"], scopes: ["credentials:write"] };
    const { status, body } = await acme.post("/v2/oauth_apps", buildOauthAppBody(wrong));
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ["/redirect_uris/0", "/scopes/0"],
    ]);
  });
});

describe("an invalid authorization request redirects nowhere:", () => {
  it.each([
    ["of an unknown app", { client_id: "app_0123" }],
    ["of an unregistered app", { client_id: `app_${"0".repeat(48)}` }],
    ["of a forged registration", { client_id: "dyn_WyJFdmlsIixbImh0dHBzOi8vZXZpbC5leGFtcGxlLyJdXQ.xxxx" }],
    ["without an app", { client_id: null }],
    ["with another site's address", { redirect_uri: "https://evil.example/callback" }],
    ["with more behind the address", { redirect_uri: `${CALLBACK}?next=https://evil.example` }],
    ["with a path above it", { redirect_uri: `${CALLBACK}/../evil` }],
    [
      "with another host's name in front",
      { redirect_uri: "https://crm.example.com@evil.example/oauth/callback" },
    ],
    ["with a script", { redirect_uri: "javascript:alert(1)" }],
  ])("%s", async (_, change) => {
    const opened = await loadAuthorization(query(change), browser);
    expect(opened).toMatchObject({ open: "message", status: 400 });
  });

  it("but needs no redirect address if one is registered", async () => {
    const opened = await loadAuthorization(query({ redirect_uri: null }), browser);
    expect(opened).toMatchObject({ open: "consent" });
  });

  it("with two redirect addresses", async () => {
    const search = query();
    search.append("redirect_uri", "https://evil.example/");
    expect(await loadAuthorization(search, browser)).toMatchObject({ open: "message", status: 400 });
  });

  it("and neither does a tampered form", async () => {
    const search = query({ redirect_uri: "https://evil.example/callback" });
    const form = { request: search.toString(), user: ana._id, decision: "allow" };
    const { status, headers } = await submitConsent(form, browser);
    expect([status, new URL(headers.get("location") ?? "", HOST).origin]).toEqual([303, HOST]);
  });
});

describe("an OAuth app reads the error in its request", () => {
  it.each([
    ["no PKCE", { code_challenge: null }, "invalid_request"],
    ["PKCE in plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["no method of PKCE", { code_challenge_method: null }, "invalid_request"],
    ["a challenge that is no hash", { code_challenge: "short" }, "invalid_request"],
    ["tokens at once", { response_type: "token" }, "unsupported_response_type"],
    ["no kind of answer", { response_type: null }, "invalid_request"],
    ["an answer behind the #", { response_mode: "fragment" }, "invalid_request"],
    ["a scope that it may not ask for", { scope: "slots:read hooks:write" }, "invalid_scope"],
    ["a scope that no app may have", { scope: "credentials:write" }, "invalid_scope"],
    ["an unknown scope", { scope: "openid" }, "invalid_scope"],
    ["another service", { resource: "https://evil.example/mcp" }, "invalid_target"],
    ["a signed request", { request: "eyJ" }, "request_not_supported"],
    ["an address of a request", { request_uri: "https://evil.example/" }, "request_uri_not_supported"],
    ["far too much", { state: "x".repeat(5000) }, "invalid_request"],
    ["an answer without asking", { prompt: "none" }, "consent_required"],
  ])("%s", async (_, change, error) => {
    const opened = await loadAuthorization(query(change), browser);
    if (opened.open !== "redirect") throw new Error("it is not told");
    const to = new URL(opened.location);
    expect([to.origin + to.pathname, to.searchParams.get("error"), to.searchParams.get("iss")]).toEqual([
      CALLBACK,
      error,
      HOST,
    ]);
  });
});

describe("an authorization code", () => {
  it("is used once: a second use revokes all of its tokens", async () => {
    const tokens = await requestTokensAs(ana, client);
    const again = await requestToken(buildCodeFields(client, tokens.code, tokens.verifier));
    expect(again).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await requestToken(buildRefreshFields(client, tokens.refresh_token))).status).toBe(400);
    const entries = (await acme.get("/v2/audit?resource=oauth_grant")).body;
    expect(entries[0]).toMatchObject({ action: "delete", changes: { reason: { after: "used_twice" } } });
  });

  it("yields tokens for one of many simultaneous requests, and expires soon", async () => {
    const { code, verifier } = await obtainCode();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => requestToken(buildCodeFields(client, code, verifier))),
    );
    const served = responses.filter(({ status }) => status === 200);
    expect(served.length).toBeLessThanOrEqual(1);
    for (const { body } of served) expect((await me(body.access_token)).status).toBe(401);
  });

  it.each([
    ["without its verifier", { code_verifier: null }],
    ["with another verifier", { code_verifier: generateVerifier().verifier }],
    ["with another address", { redirect_uri: "https://crm.example.com/other" }],
    ["for another resource", { resource: `${HOST}/mcp` }],
  ])("is rejected %s", async (_, change) => {
    const { code, verifier } = await obtainCode();
    const fields = new URLSearchParams(buildCodeFields(client, code, verifier));
    for (const [name, value] of Object.entries(change as Record<string, string | null>))
      value === null ? fields.delete(name) : fields.set(name, value);
    const { status, body } = await requestToken(fields);
    expect([status, body.access_token]).toEqual([400, undefined]);
  });

  it("cannot be retried with other verifiers", async () => {
    const { code, verifier } = await obtainCode();
    await requestToken(buildCodeFields(client, code, generateVerifier().verifier));
    expect((await requestToken(buildCodeFields(client, code, verifier))).status).toBe(400);
  });

  it("is rejected for another app, and stays valid for its own", async () => {
    const other = await createTestOauthApp(acme);
    const { code, verifier } = await obtainCode();
    expect((await requestToken(buildCodeFields(other, code, verifier))).body.error).toBe("invalid_grant");
    expect((await requestToken(buildCodeFields(client, code, verifier))).status).toBe(200);
  });

  it("is rejected after it expired", async () => {
    const { code, verifier } = await obtainCode();
    await api.pool.query(
      "UPDATE oauth_tokens SET expires_at = now() - interval '1 second' WHERE used_at IS NULL AND kind = 'code'",
    );
    expect((await requestToken(buildCodeFields(client, code, verifier))).body.error).toBe("invalid_grant");
  });

  it("is neither a refresh token nor an access token", async () => {
    const { code } = await obtainCode();
    expect((await requestToken(buildRefreshFields(client, code))).body.error).toBe("invalid_grant");
    expect((await me(code)).status).toBe(401);
  });
});

describe("a refresh token", () => {
  it("that was already used revokes the whole family", async () => {
    const first = await requestTokensAs(ana, client);
    const second = await requestToken(buildRefreshFields(client, first.refresh_token));
    const stolen = await requestToken(buildRefreshFields(client, first.refresh_token));
    expect(stolen).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    for (const token of [first.access_token, second.body.access_token])
      expect((await me(token)).status).toBe(401);
    expect((await requestToken(buildRefreshFields(client, second.body.refresh_token))).status).toBe(400);
  });

  it("grants no more than was authorized, and survives an excessive request", async () => {
    const { refresh_token } = await requestTokensAs(ana, client);
    const greedy = { ...buildRefreshFields(client, refresh_token), scope: "slots:read events:write" };
    expect(await requestToken(greedy)).toMatchObject({ status: 400, body: { error: "invalid_scope" } });
    expect((await requestToken(buildRefreshFields(client, refresh_token))).status).toBe(200);
  });

  it("is of no use to another app", async () => {
    const other = await createTestOauthApp(acme);
    const { refresh_token } = await requestTokensAs(ana, client);
    expect((await requestToken(buildRefreshFields(other, refresh_token))).body.error).toBe("invalid_grant");
    expect((await requestToken(buildRefreshFields(client, refresh_token))).status).toBe(200);
  });

  it("authenticates no endpoint", async () => {
    expect((await me((await requestTokensAs(ana, client)).refresh_token)).status).toBe(401);
  });
});

describe("the token endpoint", () => {
  it.each([
    ["password", "unsupported_grant_type"],
    ["client_credentials", "unsupported_grant_type"],
    ["", "invalid_request"],
  ])("issues nothing for grant_type %j", async (grant_type, error) => {
    const { status, body } = await requestToken({ grant_type, client_id: client.client_id });
    expect([status, body.error]).toEqual([400, error]);
  });

  it("accepts only form bodies with each parameter once, and no huge ones", async () => {
    const { code, verifier } = await obtainCode();
    const twice = new URLSearchParams(buildCodeFields(client, code, verifier));
    twice.append("code", "bpc_other");
    expect((await requestToken(twice)).body.error).toBe("invalid_request");
    const huge = { ...buildCodeFields(client, code, verifier), filler: "x".repeat(20_000) };
    expect((await requestToken(huge)).body.error).toBe("invalid_request");
    expect((await requestRegistration({}, "text/plain")).body.error).toBe("invalid_request");
    const nul = { ...buildCodeFields(client, "bpc_\u0000", verifier) };
    expect((await requestToken(nul)).status).toBe(400);
  });

  it("rejects deleted apps", async () => {
    const gone = await createTestOauthApp(acme);
    const tokens = await requestTokensAs(ana, gone);
    expect((await acme.delete(`/v2/oauth_apps/${gone._id}`)).status).toBe(200);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect(await requestToken(buildRefreshFields(gone, tokens.refresh_token))).toMatchObject({
      status: 401,
      body: { error: "invalid_client" },
    });
    expect(await loadAuthorization(query({}, gone), browser)).toMatchObject({ open: "message", status: 400 });
  });

  it("drops scopes that the app may no longer request", async () => {
    const narrowed = await createTestOauthApp(acme);
    const { access_token } = await requestTokensAs(ana, narrowed);
    await acme.put(`/v2/oauth_apps/${narrowed._id}`, { scopes: ["slots:read"] });
    expect((await me(access_token)).body.scopes).toEqual(["slots:read"]);
  });
});

describe("the consent page", () => {
  it("names the app, the user and the scopes in words", { tags: "main" }, async () => {
    const opened = await loadAuthorization(query(), browser);
    if (opened.open !== "consent") throw new Error("no consent page was shown");
    expect(opened.view).toMatchObject({
      heading: "Acme CRM asks for access",
      owner: "Registered by Acme",
      warning: null,
      as: { name: "Ana Silva", details: ["ana@example.com", "Acme"] },
      may: { items: ["Find free times", "See meetings with their guests and messages"] },
    });
    expect(opened.view.notes[0]).toContain("crm.example.com");
  });

  it("requires a sign-in first, and resumes after it", async () => {
    const search = query();
    const opened = await loadAuthorization(search, {});
    if (opened.open !== "redirect") throw new Error("there was no redirect to the login");
    const to = new URL(opened.location, HOST);
    expect([to.origin, to.pathname, to.searchParams.get("next")]).toEqual([
      HOST,
      "/login",
      `/oauth/authorize?${search}`,
    ]);
  });

  it("offers only scopes of the user's role", async () => {
    const wide = await createTestOauthApp(acme, { scopes: ["slots:read", "hooks:read"] });
    const { verifier, challenge } = generateVerifier();
    const search = buildAuthorizationQuery(wide, challenge, { scope: "slots:read hooks:read" });
    const to = await submitDecision(search, browser);
    const { body } = await requestToken(buildCodeFields(wide, to.searchParams.get("code") ?? "", verifier));
    expect(body.scope).toBe("slots:read");
    const none = await loadAuthorization(query({ scope: "hooks:read" }, wide), browser);
    expect(none).toMatchObject({ open: "redirect", location: expect.stringContaining("access_denied") });
  });

  it("is limited to the organisation's users if the organisation registered the app", async () => {
    const other = await api.tenant("Other");
    const outsider = await createTestUser(other);
    const session = await createTestSession(api.db, outsider);
    expect(await loadAuthorization(query(), session)).toMatchObject({ open: "message", status: 403 });
    const form = { request: query().toString(), user: outsider._id, decision: "allow" };
    const sent = await submitConsent(form, session);
    expect(new URL(sent.headers.get("location") ?? "", HOST).origin).toBe(HOST);
  });

  it("cannot be submitted from another site, or as another user", async () => {
    const form = { request: query().toString(), user: ana._id, decision: "allow" };
    const foreign = { ...browser, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const before = await api.db.oauthGrant.count();
    const forged = await submitConsent(form, foreign);
    expect(forged.headers.get("location") ?? "").not.toContain("code=");
    const colleague = await createTestSession(api.db, await createTestUser(acme));
    const swapped = await submitConsent(form, colleague);
    expect(swapped.headers.get("location")).toMatch(/^\/oauth\/authorize\?/);
    const signedOut = await submitConsent(form, { "sec-fetch-site": "same-origin" });
    expect(signedOut.headers.get("location")).toMatch(/^\/login\?/);
    for (const broken of [
      { ...form, decision: "maybe" },
      { ...form, request: "" },
    ])
      expect((await submitConsent(broken, browser)).headers.get("location") ?? "").not.toContain("code=");
    expect(await api.db.oauthGrant.count()).toBe(before);
  });

  it("cannot be framed", () => {
    const site = { https: true, embedOrigins: ["*"], dev: false };
    const headers = buildSecurityHeaders(`/oauth/authorize?${query()}&embed=1`, "n", site);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("the access of an OAuth app ends", () => {
  const grantsOf = async (headers: Record<string, string>) =>
    (await requestApi("GET", "/v2/oauth_grants", { headers })).body;

  it("when its user revokes it, or an admin; no other user can", async () => {
    const person = await createTestUser(acme);
    const boss = await createTestUser(acme);
    await api.db.user.updateMany({ where: { id: boss._id }, data: toRoleColumns("admin") });
    const [own, colleague, admin] = await Promise.all(
      [person, ana, boss].map((one) => createTestSession(api.db, one)),
    );
    for (const who of [own, admin]) {
      const { access_token, refresh_token } = await requestTokensAs(person, client);
      const [grant] = await grantsOf(own ?? {});
      expect(grant).toMatchObject({
        user: { _id: person._id },
        app: { _id: client._id, name: "Acme CRM", host: "crm.example.com" },
        state: "active",
      });
      const end = (headers: Record<string, string> = {}) =>
        requestApi("DELETE", `/v2/oauth_grants/${grant._id}`, { headers });
      expect((await end(colleague)).status).toBe(404);
      expect((await end(who)).status).toBe(200);
      expect((await me(access_token)).status).toBe(401);
      expect((await requestToken(buildRefreshFields(client, refresh_token))).status).toBe(400);
    }
    expect(await grantsOf(own ?? {})).toEqual([]);
  });

  it("after an hour, until it is refreshed", async () => {
    const { access_token, refresh_token } = await requestTokensAs(ana, client);
    await api.pool.query("UPDATE oauth_tokens SET expires_at = now() WHERE kind = 'access'");
    const { status, headers } = await me(access_token);
    expect([status, headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("invalid_token"),
    ]);
    expect((await requestToken(buildRefreshFields(client, refresh_token))).status).toBe(200);
  });

  it("when the app revokes it", async () => {
    const first = await requestTokensAs(ana, client);
    const other = await createTestOauthApp(acme);
    expect((await requestRevocation({ client_id: other.client_id, token: first.refresh_token })).status).toBe(
      200,
    );
    expect((await me(first.access_token)).status).toBe(200);
    expect((await requestRevocation({ client_id: client.client_id, token: "bpr_unknown" })).status).toBe(200);
    expect(
      (await requestRevocation({ client_id: client.client_id, token: first.refresh_token })).status,
    ).toBe(200);
    expect((await me(first.access_token)).status).toBe(401);
    const second = await requestTokensAs(ana, client);
    await requestRevocation({ client_id: client.client_id, token: second.access_token });
    expect((await me(second.access_token)).status).toBe(401);
    expect((await requestToken(buildRefreshFields(client, second.refresh_token))).status).toBe(200);
  });
});

describe("token introspection", () => {
  it("reveals to an app with a secret only its own tokens", async () => {
    const server = await createTestOauthApp(acme, { confidential: true });
    const credentials = { client_id: server.client_id, client_secret: server.client_secret ?? "" };
    const own = await requestTokensAs(ana, server);
    const foreign = await requestTokensAs(ana, client);
    expect((await requestIntrospection({ ...credentials, token: own.access_token })).body).toMatchObject({
      active: true,
      scope: "slots:read events:read",
      client_id: server.client_id,
      sub: ana._id,
      iss: HOST,
    });
    for (const token of [foreign.access_token, own.code, "bpa_unknown", ""])
      expect((await requestIntrospection({ ...credentials, token })).body).toEqual({ active: false });
    const open = await requestIntrospection({ client_id: client.client_id, token: foreign.access_token });
    expect(open.status).toBe(401);
  });
});

describe("an OAuth app that registers itself", () => {
  const metadata = {
    client_name: "Assistant",
    redirect_uris: [CALLBACK],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    contacts: ["dev@example.com"],
  };

  it("stores nothing, is marked as unverified, and gets the granted scopes", async () => {
    const { status, body } = await requestRegistration(metadata);
    expect([status, body.client_secret, body.client_name]).toEqual([201, undefined, "Assistant"]);
    const opened = await loadAuthorization(query({}, body), browser);
    if (opened.open !== "consent") throw new Error("no consent page was shown");
    expect(opened.view.owner).toBeNull();
    expect(opened.view.warning?.title).toBe("This app isn’t verified");
    const tokens = await requestTokensAs(ana, body);
    expect((await me(tokens.access_token)).body.token.name).toBe("Assistant");
    expect((await requestToken(buildRefreshFields(body, tokens.refresh_token))).status).toBe(200);
  });

  it("may access accounts of every organisation", async () => {
    const { body } = await requestRegistration(metadata);
    const outsider = await createTestUser(await api.tenant());
    expect((await requestTokensAs(outsider, body)).scope).toBe("slots:read events:read");
  });

  it("gets the scopes it registered with, or else those for booking", async () => {
    const { body } = await requestRegistration(metadata);
    const plain = await requestTokensAs(ana, body, { scope: "" });
    expect(plain.scope).toBe("slots:read availabilities:read events:read events:write");
    const narrow = (await requestRegistration({ ...metadata, scope: "slots:read openid" })).body;
    expect(narrow.scope).toBe("slots:read");
    const opened = await loadAuthorization(query({ scope: "events:write" }, narrow), browser);
    expect(opened).toMatchObject({ open: "redirect", location: expect.stringContaining("invalid_scope") });
  });

  it("with a secret must send it", async () => {
    const { body } = await requestRegistration({
      ...metadata,
      token_endpoint_auth_method: "client_secret_post",
    });
    expect(body.client_secret_expires_at).toBe(0);
    const { code, verifier } = await obtainCode(body);
    const fields = buildCodeFields(body, code, verifier);
    expect((await requestToken(fields)).status).toBe(401);
    expect((await requestToken({ ...fields, client_secret: body.client_secret })).status).toBe(200);
  });

  it.each([
    ["no address", { redirect_uris: [] }, "invalid_redirect_uri"],
    ["an address without https", { redirect_uris: ["http://app.example/"] }, "invalid_redirect_uri"],
    ["a script for an address", { redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    ["no code", { grant_types: ["implicit"] }, "invalid_client_metadata"],
    ["tokens at once", { response_types: ["token"] }, "invalid_client_metadata"],
    ["a key that is not kept", { token_endpoint_auth_method: "private_key_jwt" }, "invalid_client_metadata"],
    ["too many words", { client_name: "x".repeat(1000) }, "invalid_client_metadata"],
    [
      "too many addresses",
      { redirect_uris: Array.from({ length: 9 }, (_, n) => `https://app.example/${"a".repeat(100)}/${n}`) },
      "invalid_client_metadata",
    ],
  ])("is rejected with %s", async (_, change, error) => {
    expect(await requestRegistration({ ...metadata, ...change })).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it("is rejected without JSON", async () => {
    for (const text of ["", "[]", "null", "{", '"x"'])
      expect((await requestRegistration(text)).status).toBe(400);
  });
});

describe("an access token for one service", () => {
  it("is rejected by the others", async () => {
    const agents = await requestTokensAs(ana, client, { resource: `${HOST}/mcp` });
    expect((await me(agents.access_token)).body.detail).toBe("The token is for /mcp alone.");
    const programs = await requestTokensAs(ana, client, { resource: `${HOST}/v2` });
    expect((await me(programs.access_token)).status).toBe(200);
  });
});

it("the metadata of the authorization server are at the well-known addresses", async () => {
  const server = await describeServer().json();
  expect(server).toMatchObject({
    issuer: HOST,
    authorization_endpoint: `${HOST}/oauth/authorize`,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });
  expect(server.scopes_supported).not.toContain("credentials:write");
  expect(await describeAgents().json()).toMatchObject({
    resource: `${HOST}/mcp`,
    authorization_servers: [HOST],
    scopes_supported: ["slots:read", "availabilities:read", "events:read", "events:write"],
  });
});
