import type { ChildProcess } from "node:child_process";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createDirectRouteFinder } from "@/server/direct/create-direct-route-finder";
import { DIRECT_ROUTES } from "@/server/generated/direct-routes";
import { createTestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { normalizeExample } from "../support/normalize-example";
import { startFrameworkProcess, startWebProcess, stopProcess } from "../support/processes";
import { mapIdsToNames } from "../support/record-examples";
import { type RawResponse, sendRawRequest } from "../support/send-raw-request";
import { createTestTeam } from "../support/teams";

const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  RATE_LIMIT_LOGIN: "0",
  RATE_LIMIT_SEARCH: "0",
  METRICS_TOKEN: "who watches the watchers",
});

/** A server, and an organisation used only through it. */
interface Side {
  origin: string;
  service: ChildProcess;
  tenant: Tenant;
  fixture: Awaited<ReturnType<typeof createFullFixture>>;
}

let sides: [direct: Side, framework: Side];

async function prepare(start: typeof startWebProcess): Promise<Side> {
  const port = await findFreePort();
  const service = await start(port, {});
  const tenant = await api.tenant("Example Ltd");
  return { origin: `http://127.0.0.1:${port}`, service, tenant, fixture: await createFullFixture(tenant) };
}

beforeAll(async () => {
  sides = [await prepare(startWebProcess), await prepare(startFrameworkProcess)];
}, 900_000); // The first run builds the application.

afterAll(async () => {
  for (const { service } of sides ?? []) await stopProcess(service, "SIGKILL");
});

/** Headers of the connection or of the body's transfer. */
const OF_SENDING = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** The framework varies by its page transitions, which no program requests. */
const isFrameworks = (word: string) => /^(rsc|next-[\w-]+)$/i.test(word);

/** Counters in samples, which make names and addresses unique. */
const COUNTED = /\b([A-Za-z]{3,})-\d{1,4}\b/g;

/** The name that an erased person is left with. */
const ERASED = /Erased [0-9a-f]{8}/g;

/** The visible prefix of a key. */
const PREFIX = /"prefix":"[^"]*"/g;

/** Moments, which differ by the seconds between the two fixtures. */
const MOMENT = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(?=Z|[+-]\d\d:\d\d)/g;

/** Returns the response without parts that differ between requests. */
function describeAnswer({ status, headers, body }: RawResponse, { fixture, tenant }: Side, name: string) {
  const told = Object.entries(headers)
    .filter(([header]) => !OF_SENDING.includes(header) && header !== "x-request-id" && header !== "vary")
    .map(([header, value]) => [header, String(value).replaceAll(/nonce-[\w-]+/g, "nonce")]);
  const vary = (headers.vary ?? "").split(/,\s*/).filter((word) => word && !isFrameworks(word));
  const plain = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  const text = plain
    .toString()
    .replaceAll(COUNTED, "$1-1")
    .replaceAll(ERASED, "Erased")
    .replaceAll(PREFIX, '"prefix":"bp_"')
    .replaceAll(MOMENT, (_, fraction = "") => `2031-03-03T09:00:00${fraction && ".000"}`);
  const answer = {
    status,
    ...Object.fromEntries(told),
    vary: [...new Set(vary)].sort(),
    body: readBody(text),
  };
  return normalizeExample(answer, { name, known: mapIdsToNames(fixture, tenant) });
}

function readBody(text: string): unknown {
  try {
    const body = JSON.parse(text);
    // Settings files are sorted by names that the two fixtures count differently.
    const byText = (a: { text: string }, b: { text: string }) => (a.text < b.text ? -1 : 1);
    return Array.isArray(body?.files) ? { ...body, files: body.files.sort(byText) } : body;
  } catch {
    return text;
  }
}

async function askBoth(name: string, sendRequest: (side: Side) => Promise<RawResponse>) {
  const [direct, framework] = await Promise.all(
    sides.map(async (side) => describeAnswer(await sendRequest(side), side, name)),
  );
  expect.soft(direct, name).toEqual(framework);
  return direct;
}

async function send(side: Side, { method, scope, name }: (typeof CONTRACTS)[number]): Promise<RawResponse> {
  const sample = SAMPLES[name]?.call(side.fixture);
  const caller: Record<string, string> =
    scope === "session"
      ? await createTestSession(api.db, side.fixture.user)
      : { authorization: side.tenant.key };
  const { body } = sample ?? {};
  const raw = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : JSON.stringify(body);
  const type = body instanceof Blob ? body.type : "application/json";
  const headers = { ...caller, ...(raw !== undefined && { "content-type": type }) };
  const path = sample?.path ?? "/v2/none";
  return sendRawRequest(side.origin, { method, path, headers, ...(raw !== undefined && { body: raw }) });
}

const ORDER = ["GET", "POST", "PATCH", "PUT", "DELETE"];

it("every path of a contract is in the route table, with its method", () => {
  const find = createDirectRouteFinder(DIRECT_ROUTES);
  for (const { method, path } of CONTRACTS) {
    if (!/^\/(v2|hooks)\//.test(path)) continue;
    const match = find(path.replaceAll(/[:{](\w+)}?/g, "x"));
    const handler = match?.handlers[method];
    expect(handler && !handler.refuses, `${method} ${path}`).toBe(true);
  }
});

describe("the server without the framework answers as with it", () => {
  it.each(ORDER)("for the examples of %s", { timeout: 600_000 }, async (method) => {
    const contracts = CONTRACTS.filter((contract) => contract.method === method && SAMPLES[contract.name]);
    expect(contracts.length).toBeGreaterThan(0);
    for (const contract of contracts) await askBoth(contract.name, (side) => send(side, contract));
  });

  it.each<[string, string, { headers?: Record<string, string>; body?: string }?]>([
    ["HEAD", "/v2/users"],
    ["GET", "/v2/users", { headers: { "accept-encoding": "gzip, deflate, br" } }],
    ["GET", "/v2/openapi.agent.json"],
    ["GET", "/v2/nothing/there?x=1"],
    ["GET", "/v2/users/a%2Fb"],
    ["GET", "/v2/users/%C3%A4"],
    ["GET", "/v2/users/%E0%A4%A"],
    ["GET", "/v2/users/%00"],
    ["GET", "/v2//users"],
    ["GET", "/v2/users/?limit=1"],
    ["GET", "/v2/users?limit=many"],
    ["POST", "/v2/teams", { body: "{" }],
    ["POST", "/v2/teams", { body: `{"name":"${"x".repeat(1_100_000)}"}` }],
    ["POST", "/v2/teams", { body: "name=x", headers: { "content-type": "text/plain" } }],
    ["DELETE", "/v2/auth/test"],
    ["OPTIONS", "/v2/slots", { headers: { origin: "https://elsewhere.example" } }],
    ["OPTIONS", "/health"],
    ["GET", "/health/ready"],
    ["GET", "/metrics"],
    ["GET", "/hooks"],
    ["GET", "/scim/v2/Users"],
    ["GET", "/scim/v2/Nothing/there"],
    ["PUT", "/scim/v2/Users"],
    [
      "POST",
      "/mcp",
      {
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        headers: { accept: "application/json, text/event-stream" },
      },
    ],
    [
      "POST",
      "/oauth/token",
      { body: "grant_type=none", headers: { "content-type": "application/x-www-form-urlencoded" } },
    ],
    ["OPTIONS", "/oauth/token"],
    ["POST", "/oauth/register", { body: "{}" }],
    ["GET", "/.well-known/oauth-authorization-server"],
    ["GET", "/.well-known/oauth-protected-resource/v2"],
    ["GET", "/.well-known/api-catalog"],
    ["GET", "/v2/auth/test", { headers: { host: "elsewhere.example" } }],
  ])("for %s %s", async (method, path, { headers = {}, body } = {}) => {
    await askBoth(path, ({ origin, tenant }) =>
      sendRawRequest(origin, {
        method,
        path,
        headers: {
          authorization: tenant.key,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      }),
    );
  });

  it("deletes the resource of a path with a trailing slash", async () => {
    for (const { origin, tenant } of sides) {
      const team = await createTestTeam(tenant);
      const headers = { authorization: tenant.key };
      const { status } = await sendRawRequest(origin, {
        method: "DELETE",
        path: `/v2/teams/${team._id}/`,
        headers,
      });
      expect([status, (await tenant.get(`/v2/teams/${team._id}`)).status]).toEqual([200, 404]);
    }
  });
});
