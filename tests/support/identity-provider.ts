import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
// @ts-expect-error: it comes without types
import OpenIdProvider, { interactionPolicy } from "oidc-provider";

/** The part of the provider's interface that is used here. */
interface Provider {
  use: (
    middleware: (ctx: { path: string; body: unknown }, next: () => Promise<void>) => Promise<void>,
  ) => void;
  callback: () => (request: IncomingMessage, response: ServerResponse) => void;
  interactionFinished: (
    request: IncomingMessage,
    response: ServerResponse,
    result: object,
    options: object,
  ) => Promise<void>;
  Client: { prototype: { redirectUriAllowed: (uri: string) => boolean } };
  Grant: new (of: object) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
}

interface Session {
  accountId: string;
}

export interface ProviderUser {
  sub: string;
  email: string;
  email_verified?: boolean | string | undefined;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

/** Changes the claims of the ID token, signed with the provider's own key. */
type ClaimsOverride = (claims: Record<string, unknown>) => Record<string, unknown>;

/** A failure of one of the provider's endpoints. */
interface EndpointFailure {
  path: string;
  status?: number;
  /** Milliseconds of delay of its response. */
  delay?: number;
}

export const OIDC_CLIENT = { id: "bookpage", secret: "the-secret-of-this-client-at-the-provider" };

/** A client that authenticates only in the header (RFC 6749, 2.3.1). */
export const BASIC_CLIENT = { id: "bookpage-basic", secret: "another secret: with + and %, at the provider" };

/** Starts a real OpenID provider (oidc-provider) that signs in `person` without a prompt. */
export async function startIdentityProvider(redirects: readonly string[] = []) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" };
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = {
    url,
    person: { sub: "unknown", email: "unknown@example.com" } as ProviderUser,
    /** Other accounts, by subject. */
    people: new Map<string, ProviderUser>(),
    lie: null as ClaimsOverride | null,
    /** Replaces the provider's ID token. */
    forge: null as ((token: string) => string) | null,
    /** Overrides of its metadata; undefined removes a member. */
    metadata: {} as Record<string, unknown>,
    fault: null as EndpointFailure | null,
    /** Milliseconds of delay of each response. */
    delay: 0,
    isDown: false,
    redirects: [...redirects],
    stop: () => server.close(),
    allow: (_redirect: string) => {},
    reset: () => {},
  };
  state.allow = (redirect) => void state.redirects.push(redirect);
  state.reset = () =>
    Object.assign(state, { lie: null, forge: null, metadata: {}, fault: null, delay: 0, isDown: false });
  const provider = createProvider(url, state, jwk);
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path.endsWith("/.well-known/openid-configuration"))
      ctx.body = { ...(ctx.body as object), ...state.metadata };
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== "/token" || !body?.id_token) return;
    if (state.lie) body.id_token = signAltered(body.id_token, state.lie, jwk);
    if (state.forge) body.id_token = state.forge(body.id_token);
  });
  const answer = provider.callback();
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    if (state.isDown) return void response.writeHead(503).end("down");
    const { path, status, delay } = state.fault ?? {};
    if (path && request.url?.startsWith(path)) {
      if (delay) await new Promise((done) => setTimeout(done, delay));
      if (status) return void response.writeHead(status).end("in trouble");
    }
    if (state.delay) await new Promise((done) => setTimeout(done, state.delay));
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const result = { login: { accountId: state.person.sub }, select_account: {} };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return state;
}

function createProvider(
  url: string,
  state: { person: ProviderUser; people: Map<string, ProviderUser>; redirects: string[] },
  jwk: object,
) {
  const provider: Provider = new OpenIdProvider(url, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: ["https://meet.example.com/unused"],
        token_endpoint_auth_method: "client_secret_post",
      },
      {
        client_id: BASIC_CLIENT.id,
        client_secret: BASIC_CLIENT.secret,
        redirect_uris: ["https://meet.example.com/unused"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ["of these tests"] },
    claims: {
      profile: ["given_name", "family_name", "groups"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: buildPolicy(),
      url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ email_verified: true, ...(state.people.get(id) ?? state.person), sub: id }),
    }),
    // Every user consents.
    loadExistingGrant: async ({ oidc }: { oidc: { client: { clientId: string }; session: Session } }) => {
      const { clientId } = oidc.client;
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  // Organisations are added at run time.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => state.redirects.includes(uri);
  return provider;
}

/** Google and Microsoft are asked to let users choose an account. */
function buildPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }));
  return policy;
}

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signAltered(token: string, lie: ClaimsOverride, jwk: object): string {
  const [head = "", body = ""] = token.split(".");
  const claims = lie(JSON.parse(Buffer.from(body, "base64url").toString()));
  const text = `${head}.${encodeJson(claims)}`;
  const key = createPrivateKey({ key: jwk as never, format: "jwk" });
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

/** Submits the provider's pages as a browser; returns the address that they redirect to. */
export async function submitProviderLogin(location: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = location;
  const { origin } = new URL(location);
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const to = response.headers.get("location");
    if (!to) throw new Error(`${response.status} ${await response.text()}`);
    next = new URL(to, next).href;
    if (new URL(next).origin !== origin) return next;
  }
  throw new Error("The provider leads in a circle");
}
