import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashToken } from "@/lib/platform/crypto/token";
import { env } from "@/lib/platform/env/env";
import { createTestApi, type Tenant } from "../support/api";
import {
  BASIC_CLIENT,
  OIDC_CLIENT,
  startIdentityProvider,
  submitProviderLogin,
} from "../support/identity-provider";
import { HOST } from "../support/provider-organization";
import { createProviderSignIn } from "../support/provider-sign-in";
import { startDnsServer } from "../support/start-dns-server";
import { makeUniqueName } from "../support/users";

const names = await startDnsServer();
const idp = await startIdentityProvider();
const api = createTestApi({
  SIGN_IN_ALLOWED_HOSTS: new URL(idp.url).host, // Only this port is allowed.
  DNS_SERVERS: names.address,
  RATE_LIMIT_LOGIN: "0",
});
const { newOrganization, settings, begin, comeBack, signInAtProvider, findUser } = createProviderSignIn({
  api,
  idp,
  names,
});

let acme: Tenant;
let domain: string;
beforeAll(async () => {
  ({ tenant: acme, domain } = await newOrganization());
});
beforeEach(() => idp.reset());
afterAll(() => idp.stop());

const newPerson = () => ({
  sub: makeUniqueName("subject"),
  email: `${makeUniqueName("ana")}@${domain}`,
  given_name: "Ana",
  family_name: "Lima",
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
const KEYS = ["RS256", "HS256", "none"];

describe("a token signature", () => {
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const withHead = (token: string, changes: object) => {
    const [head = "", body = ""] = token.split(".");
    return `${encode({ ...decode(head), ...changes })}.${body}`;
  };
  const hmac = (text: string, key: string | Buffer) =>
    `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  const publicPem = other.publicKey.export({ type: "spki", format: "pem" });
  const forgeries: Record<string, (token: string) => string> = {
    "of another key": (token) => {
      const text = withHead(token, {});
      return `${text}.${sign("sha256", Buffer.from(text), other.privateKey).toString("base64url")}`;
    },
    "of another key, that names itself": (token) => {
      const jwk = other.publicKey.export({ format: "jwk" });
      const text = withHead(token, { jwk, kid: undefined });
      return `${text}.${sign("sha256", Buffer.from(text), other.privateKey).toString("base64url")}`;
    },
    "of a key that the provider does not have": (token) => {
      const text = withHead(token, { kid: "two" });
      return `${text}.${sign("sha256", Buffer.from(text), other.privateKey).toString("base64url")}`;
    },
    "of another text": (token) => {
      const [head = "", body = "", signature = ""] = token.split(".");
      return `${head}.${encode({ ...decode(body), email: `boss@${domain}` })}.${signature}`;
    },
    "that is not there": (token) => `${withHead(token, {})}.`,
    "that is said to be none": (token) => `${withHead(token, { alg: "none" })}.`,
    "by HMAC with the client's secret": (token) =>
      hmac(withHead(token, { alg: "HS256" }), OIDC_CLIENT.secret),
    "by HMAC with a public key": (token) => hmac(withHead(token, { alg: "HS256" }), publicPem),
  };

  it.each(Object.keys(forgeries))("is rejected: %s", async (name) => {
    idp.person = newPerson();
    idp.forge = forgeries[name] ?? null;
    // The provider announces every algorithm, so that none is rejected as unannounced.
    idp.metadata = { id_token_signing_alg_values_supported: KEYS };
    expect(await signInAtProvider(acme)).toMatchObject({ why: "lies", session: null });
    expect(await findUser(acme, idp.person.email)).toBeNull();
  });

  it.each([
    ["answers 500", { status: 500 }],
    ["answers late", { delay: 8000 }],
  ])("cannot be checked while the key server %s", { timeout: 30_000 }, async (_, issue) => {
    idp.person = newPerson();
    idp.fault = { path: "/jwks", ...issue };
    expect(await signInAtProvider(acme)).toMatchObject({ why: "unavailable", session: null });
    expect(await findUser(acme, idp.person.email)).toBeNull();
  });
});

describe("an address named by the provider", () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  let port: number;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const hosts = ["http://127.0.0.1", "https://127.0.0.1", "http://localhost", "https://localhost"];
  it.each(["token_endpoint", "jwks_uri"].flatMap((name) => hosts.map((host) => [name, host])))(
    "is not requested if it is private: %s at %s",
    async (name, host) => {
      idp.person = newPerson();
      const { location, cookie } = await begin(acme);
      const address = await submitProviderLogin(location);
      idp.metadata = { [name as string]: `${host}:${port}/here` };
      expect(await comeBack(acme, address, cookie)).toMatchObject({ why: "unavailable", session: null });
      expect(connections).toBe(0);
    },
  );

  it("is rejected without TLS, or with another scheme", async () => {
    for (const page of ["http://login.example.com/auth", "javascript:alert(1)", "file:///etc/passwd", 7]) {
      idp.metadata = { authorization_endpoint: page };
      expect((await begin(acme)).location, String(page)).toContain("why=unavailable");
    }
  });

  it("is required", async () => {
    for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri", "issuer"]) {
      idp.metadata = { [name]: undefined };
      expect((await begin(acme)).location, name).toContain("why=unavailable");
    }
  });
});

describe("the provider's metadata", () => {
  it("are rejected from another issuer, at each step", async () => {
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = await submitProviderLogin(location);
    idp.metadata = { issuer: "https://evil.example" };
    expect((await begin(acme)).location).toContain("why=unavailable");
    expect(await comeBack(acme, address, cookie)).toMatchObject({ why: "unavailable", session: null });
    const { status, body } = await acme.put("/v2/sign_in", { provider: settings() });
    expect([status, body.errors[0].pointer]).toEqual([400, "/provider/issuer"]);
  });

  it("may lack a userinfo endpoint, and one that fails is not called", async () => {
    for (const userinfo_endpoint of [undefined, null, `${idp.url}/unasked`]) {
      idp.person = newPerson();
      idp.metadata = { userinfo_endpoint };
      idp.fault = { path: "/unasked", status: 500 };
      expect((await signInAtProvider(acme)).session).not.toBeNull();
    }
  });

  it("may omit client authentication methods and PKCE", async () => {
    const { tenant, domain: ownDomain } = await newOrganization({
      client_id: BASIC_CLIENT.id,
      client_secret: BASIC_CLIENT.secret,
    });
    idp.person = { ...newPerson(), email: `${makeUniqueName("bo")}@${ownDomain}` };
    idp.metadata = {
      token_endpoint_auth_methods_supported: undefined,
      code_challenge_methods_supported: undefined,
    };
    const { location, cookie } = await begin(tenant);
    expect(new URL(location).searchParams.get("code_challenge_method")).toBe("S256");
    expect((await comeBack(tenant, await submitProviderLogin(location), cookie)).session).not.toBeNull();
  });
});

describe("an authorization request to the provider", () => {
  const sendRequest = async (query = "") => new URL((await begin(acme, query)).location).searchParams;

  it("has the organisation's redirect address and a PKCE challenge", async () => {
    const [one, other] = [await sendRequest(), await sendRequest()];
    expect(Object.fromEntries(one)).toEqual({
      response_type: "code",
      client_id: OIDC_CLIENT.id,
      redirect_uri: `${HOST}/login/with/${acme.id}/callback`,
      scope: "openid profile email",
      state: expect.stringMatching(/^\S{43,}$/),
      nonce: expect.stringMatching(/^\S{43,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(one.get(name)).not.toBe(other.get(name));
  });

  it("requests a fresh authentication only for step-up, and then requires its time", async () => {
    const fresh = await sendRequest("?fresh=1");
    expect([fresh.get("prompt"), fresh.get("max_age")]).toEqual(["login", "0"]);
    const now = Math.floor(Date.now() / 1000);
    for (const [auth_time, why] of [
      [now - 10, null],
      [now - 900, "lies"],
      [undefined, "lies"],
    ] as const) {
      idp.person = newPerson();
      idp.lie = (claims) => ({ ...claims, auth_time });
      expect((await signInAtProvider(acme, "?fresh=1")).why).toBe(why);
    }
  });
});

describe("a response from the provider", () => {
  it("redirects to our own pages only", async () => {
    for (const name of ["callbackUrl", "redirect_uri", "next", "url"]) {
      idp.person = newPerson();
      const { location, cookie } = await begin(acme);
      const address = new URL(await submitProviderLogin(location));
      address.searchParams.set(name, "https://evil.example/");
      const { location: to, session, cookies } = await comeBack(acme, address.href, cookie);
      expect([to, session !== null]).toEqual(["/console", true]);
      expect(cookies.join()).not.toContain("evil.example");
    }
  });

  it("has each parameter once", async () => {
    for (const name of ["code", "state", "iss"]) {
      idp.person = newPerson();
      const { location, cookie } = await begin(acme);
      const address = new URL(await submitProviderLogin(location));
      address.searchParams.append(name, "another");
      expect(await comeBack(acme, address.href, cookie)).toMatchObject({ why: "lies", session: null });
    }
  });

  it("with an error is accepted with its state only", async () => {
    for (const [error, why] of [
      ["access_denied", "denied"],
      ["temporarily_unavailable", "unavailable"],
      ["invalid_grant", "unavailable"],
    ] as const) {
      const { location, cookie } = await begin(acme);
      const state = new URL(location).searchParams.get("state") ?? "";
      const address = (given: string) =>
        `${HOST}/login/with/${acme.id}/callback?${new URLSearchParams({ error, state: given, iss: idp.url })}`;
      expect((await comeBack(acme, address("forged"), cookie)).why).toBe("expired");
      expect((await comeBack(acme, address(state), cookie)).why).toBe(why);
      // The state is bound to this browser, in each of its cookies.
      const without = cookie.replace(/provider_state=[^;]+/, "provider_state=forged");
      expect((await comeBack(acme, address(state), without)).why).toBe("expired");
    }
  });

  it("to one organisation is rejected at another with the same provider", async () => {
    const other = await newOrganization();
    idp.person = newPerson();
    const [here, there] = [await begin(acme), await begin(other.tenant)];
    const address = new URL(await submitProviderLogin(here.location));
    address.pathname = `/login/with/${other.tenant.id}/callback`;
    expect((await comeBack(other.tenant, address.href, here.cookie)).why).toBe("expired");
    const state = new URL(there.location).searchParams.get("state") ?? "";
    address.searchParams.set("state", state);
    expect((await comeBack(other.tenant, address.href, there.cookie)).why).toBe("expired");
    // The state of one request with the verifier of the other.
    const begun = (cookie: string) => /provider_sign_in=[^;]+/.exec(cookie)?.[0] ?? "";
    const mixed = here.cookie.replace(begun(here.cookie), begun(there.cookie));
    expect((await comeBack(other.tenant, address.href, mixed)).why).toBe("expired");
  });

  it("may take ten minutes, with HttpOnly cookies limited to the provider paths", async () => {
    const { headers } = await begin(acme);
    expect(headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, ""))).toEqual([
      ...["provider_state", "provider_pkce", "provider_nonce"].map(
        (name) => `${name}; Path=/login/with; Max-Age=600; HttpOnly; SameSite=Lax; Secure`,
      ),
      "provider_sign_in; Path=/login; Max-Age=600; HttpOnly; SameSite=Lax; Secure",
    ]);
  });
});

describe("a signed-in user", () => {
  it("who signs in as another switches accounts without linking them, and the old session ends", async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    idp.person = ana;
    const first = await signInAtProvider(acme);
    idp.person = ben;
    const { location, cookie } = await begin(acme);
    const second = await comeBack(acme, await submitProviderLogin(location), `${first.session}; ${cookie}`);
    expect(second.session).not.toBeNull();
    const [one, other] = [await findUser(acme, ana.email), await findUser(acme, ben.email)];
    expect(one?.identities.map(({ subject }) => subject)).toEqual([ana.sub]);
    expect(other?.identities.map(({ subject }) => subject)).toEqual([ben.sub]);
    expect(await api.db.session.count({ where: { userId: one?.id ?? "" } })).toBe(0);
    expect(await api.db.session.count({ where: { userId: other?.id ?? "" } })).toBe(1);
  });
});

describe("environment variables of the sign-in framework", () => {
  it("change no address", async () => {
    const evil = "https://evil.example/auth";
    const variables = [
      "AUTH_URL",
      "NEXTAUTH_URL",
      "AUTH_REDIRECT_PROXY_URL",
      "AUTH_SECRET",
      "AUTH_TRUST_HOST",
    ];
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", host: "evil.example" };
    const trap = () => Object.assign(process.env, Object.fromEntries(variables.map((name) => [name, evil])));
    idp.person = newPerson();
    trap();
    const { location, cookie } = await begin(acme, "", headers);
    expect(new URL(location).searchParams.get("redirect_uri")).toBe(`${HOST}/login/with/${acme.id}/callback`);
    const address = await submitProviderLogin(location);
    trap();
    const { location: to, session } = await comeBack(acme, address, cookie, headers);
    expect([to, session !== null]).toEqual(["/console", true]);
    for (const name of variables) delete process.env[name];
  });
});

describe("a secret rotated during a sign-in", () => {
  const change = (current: string, previous?: string) => {
    Object.assign(env(), { BOOKPAGE_SECRET: current, BOOKPAGE_SECRET_PREVIOUS: previous });
    // The derived keys are cleared, as by a restart.
    const kept = globalThis as { bookpageMade?: Map<unknown, unknown> };
    const [settingsOf] = [...(kept.bookpageMade ?? [])].filter(([, value]) => value === env());
    kept.bookpageMade = new Map(settingsOf ? [settingsOf] : []);
  };

  it("completes it while the previous one is valid, and not after", async () => {
    const before = env().BOOKPAGE_SECRET ?? "";
    const next = "the secret that counts during the sign-in";
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = await submitProviderLogin(location);
    try {
      change(next);
      expect(await comeBack(acme, address, cookie)).toMatchObject({ why: "expired", session: null });
      change(next, before);
      // The organisation's client secret is encrypted with the previous one, too.
      expect((await comeBack(acme, address, cookie)).session).not.toBeNull();
    } finally {
      change(before);
    }
  });
});

describe("fifty simultaneous sign-ins", () => {
  it("each get their own result", { timeout: 120_000 }, async () => {
    const kinds = ["good", "denied", "forged", "issuer", "used"] as const;
    const expected = { good: null, denied: "denied", forged: "expired", issuer: "lies", used: "expired" };
    const begun = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => ({
        kind: kinds[index % kinds.length] as (typeof kinds)[number],
        person: newPerson(),
        ...(await begin(acme)),
      })),
    );
    const answers = [];
    for (const one of begun) {
      idp.people.set(one.person.sub, one.person);
      idp.person = one.person;
      const address = new URL(await submitProviderLogin(one.location));
      if (one.kind === "denied") address.searchParams.delete("code");
      if (one.kind === "denied") address.searchParams.set("error", "access_denied");
      if (one.kind === "forged") address.searchParams.set("state", "forged");
      if (one.kind === "issuer") address.searchParams.set("iss", "https://evil.example");
      if (one.kind === "used") await comeBack(acme, address.href, one.cookie);
      answers.push({ ...one, address: address.href });
    }
    await Promise.all(
      answers.map(async ({ kind, person, address, cookie }) => {
        const { why, session } = await comeBack(acme, address, cookie);
        expect([kind, why]).toEqual([kind, expected[kind]]);
        const user = await findUser(acme, person.email);
        expect(user !== null, kind).toBe(kind === "good" || kind === "used");
        if (kind !== "good") return expect(session, kind).toBeNull();
        const token = session?.split("=")[1] ?? "";
        const row = await api.db.session.findFirst({ where: { tokenHash: hashToken(token) } });
        expect(row?.userId).toBe(user?.id);
      }),
    );
  });
});
