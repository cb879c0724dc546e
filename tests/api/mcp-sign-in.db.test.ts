import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as describeServer } from "@/app/.well-known/oauth-authorization-server/route";
import { GET as describeAgents } from "@/app/.well-known/oauth-protected-resource/mcp/route";
import { POST as askAgentServer } from "@/app/mcp/route";
import { POST as register } from "@/app/oauth/register/route";
import { POST as exchange } from "@/app/oauth/token/route";
import { startHttpTestServer } from "@/tests/support/http-test-server";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { CALLBACK, createTestOauthApp, requestTokensAs, submitDecision } from "../support/oauth";
import { createTestHost, createTestPage } from "../support/users";

const door = await startHttpTestServer({
  "POST /mcp": askAgentServer,
  "GET /mcp": () => new Response(null, { status: 405 }),
  "GET /.well-known/oauth-protected-resource/mcp": describeAgents,
  "GET /.well-known/oauth-authorization-server": describeServer,
  "POST /oauth/register": register,
  "POST /oauth/token": exchange,
});
afterAll(door.close);

const api = createTestApi({ WEB_URL: door.url, RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
let host: { _id: string };
let page: { nickname: string };
let browser: Record<string, string>;
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  page = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
  browser = await createTestSession(api.db, host);
});

/** The sign-in state of an agent, in the form of the SDK. */
function newProvider() {
  const kept: Record<string, unknown> = {};
  const led: URL[] = [];
  const provider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: {
      client_name: "Assistant",
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    },
    state: () => "agent-state",
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      led.push(url);
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier as string,
  };
  return { provider, kept, led };
}

function newAgent(provider?: OAuthClientProvider, query = "") {
  const transport = new StreamableHTTPClientTransport(
    new URL(`${door.url}/mcp${query}`),
    provider && { authProvider: provider },
  );
  const client = new Client({ name: "agent", version: "1" });
  const connect = () => client.connect(transport as Parameters<Client["connect"]>[0]);
  return { client, transport, connect };
}

const listNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();

// biome-ignore lint/suspicious/noExplicitAny: the tool's response has any type
async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<any> {
  const result = await client.callTool({ name, arguments: args });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent;
}

describe("an agent without a key", () => {
  it("has a user sign in when required, and continues as that user", { tags: "main" }, async () => {
    const { provider, kept, led } = newProvider();
    const first = newAgent(provider);
    await first.connect();
    expect(await listNames(first.client)).toEqual([
      "book_page",
      "describe_page",
      "find_page_slots",
      "who_am_i",
    ]);
    await expect(first.client.callTool({ name: "who_am_i", arguments: {} })).rejects.toThrow(
      UnauthorizedError,
    );
    const [asked] = led;
    expect(asked?.origin).toBe(door.url);
    expect(asked?.searchParams.get("resource")).toBe(`${door.url}/mcp`);
    const answer = await submitDecision(asked?.searchParams ?? new URLSearchParams(), browser);
    expect(answer.searchParams.get("state")).toBe("agent-state");
    await first.transport.finishAuth(answer.searchParams.get("code") ?? "");

    const { client, connect } = newAgent(provider);
    await connect();
    expect((await use(client, "who_am_i")).person._id).toBe(host._id);
    expect(await listNames(client)).toContain("book");
    expect(await listNames(client)).not.toContain("book_page");
    const range = { from: "2031-03-10", to: "2031-03-10" };
    const { slots } = await use(client, "find_slots", { page: page.nickname, ...range });
    const attendee = { name: "Ana Silva", email: "ana@example.com" };
    const booked = await use(client, "book", {
      page: page.nickname,
      start: slots[0].start.dateTime,
      attendee,
    });
    expect(booked.booking.status).toBe("confirmed");
    const [entry] = (await acme.get(`/v2/audit?resource_id=${booked._id}`)).body;
    expect(entry).toMatchObject({
      actor: { kind: "user", id: host._id },
      device: expect.stringContaining("Assistant"),
    });

    // The token is valid for the tools only, and rejected by the API.
    const { access_token } = kept.tokens as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await requestApi("GET", "/v2/me", { headers })).status).toBe(401);
  });

  it("refreshes an expired token by itself", async () => {
    const { provider, kept, led } = newProvider();
    const first = newAgent(provider, "?sign_in");
    await expect(first.connect()).rejects.toThrow(UnauthorizedError);
    const answer = await submitDecision(led[0]?.searchParams ?? new URLSearchParams(), browser);
    await first.transport.finishAuth(answer.searchParams.get("code") ?? "");
    const { access_token } = kept.tokens as { access_token: string };
    await api.pool.query("UPDATE oauth_tokens SET expires_at = now() WHERE kind = 'access'");
    const { client, connect } = newAgent(provider, "?sign_in");
    await connect();
    expect((await use(client, "who_am_i")).person._id).toBe(host._id);
    expect((kept.tokens as { access_token: string }).access_token).not.toBe(access_token);
    expect(led).toHaveLength(1);
  });
});

describe("a request without valid authorization", () => {
  const post = (body: object, headers: Record<string, string> = {}, query = "") =>
    fetch(`${door.url}/mcp${query}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }),
    });
  const challenge = `resource_metadata="${"{url}"}/.well-known/oauth-protected-resource/mcp"`;
  const expected = () => expect.stringContaining(challenge.replace("{url}", door.url));

  it.each([
    [
      "a tool that needs a sign-in",
      { method: "tools/call", params: { name: "book", arguments: {} } },
      {},
      "",
    ],
    ["a token that is not ours", { method: "tools/list" }, { authorization: "Bearer bpa_unknown" }, ""],
    ["a key that is not ours", { method: "tools/list" }, { authorization: "Bearer bp_unknown" }, ""],
    ["a sign-in from the first request on", { method: "tools/list" }, {}, "?sign_in"],
  ])("is directed to the sign-in: %s", async (_, body, headers, query) => {
    const response = await post(body, headers as Record<string, string>, query);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, expected()]);
  });

  it("lists the tools of the token's scopes", async () => {
    const app = await createTestOauthApp(acme);
    const { access_token } = await requestTokensAs(host, app, {
      scope: "slots:read",
      resource: `${door.url}/mcp`,
    });
    const response = await post({ method: "tools/list" }, { authorization: `Bearer ${access_token}` });
    const { result } = await response.json();
    expect(result.tools.map(({ name }: { name: string }) => name).sort()).toEqual([
      "explain_slot",
      "find_slots",
      "who_am_i",
    ]);
    const other = await requestTokensAs(host, app, { resource: `${door.url}/v2` });
    expect(
      (await post({ method: "tools/list" }, { authorization: `Bearer ${other.access_token}` })).status,
    ).toBe(401);
  });
});
