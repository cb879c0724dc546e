import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTestApi, type Tenant } from "../support/api";
import { startApiProcess, stopProcess } from "../support/processes";
import { type RawResponse, sendRawRequest } from "../support/send-raw-request";
import { createTestTeam } from "../support/teams";
import { createTestUser } from "../support/users";

const TOKEN = "who watches the watchers";
const api = createTestApi({ METRICS_TOKEN: TOKEN });

let acme: Tenant;
let origin: string;
let service: ChildProcess;
let output = "";

beforeAll(async () => {
  acme = await api.tenant();
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  service = await startApiProcess(port, { LOG_LEVEL: "info" });
  service.stdout?.on("data", (chunk) => {
    output += chunk;
  });
}, 120_000);

afterAll(() => stopProcess(service, "SIGKILL"));

const sendRequest = (
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
) =>
  sendRawRequest(origin, {
    method,
    path,
    headers: { authorization: acme.key, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body }),
  });

const readJson = ({ body }: RawResponse) => JSON.parse(body.toString());

describe("a process that serves only the API", () => {
  it("responds as the framework would, with the common headers", async () => {
    const { status, headers, body } = await sendRequest("GET", "/v2/auth/test", {
      headers: { "x-request-id": "asked-1" },
    });
    expect([status, readJson({ status, headers, body })._id]).toEqual([200, acme.id]);
    expect(headers).toMatchObject({
      "x-request-id": "asked-1",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-length": String(body.byteLength),
    });
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const [got, head] = [await sendRequest("GET", "/v2/users"), await sendRequest("HEAD", "/v2/users")];
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    for (const name of ["content-type", "content-length", "etag", "link"])
      expect(head.headers[name], name).toEqual(got.headers[name]);
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
    "handles a trailing slash as %s specifies",
    async (method) => {
      const team = await createTestTeam(acme);
      const body = ["PUT", "PATCH"].includes(method) ? { body: '{"name":"Sales"}' } : {};
      const { status } = await sendRequest(method, `/v2/teams/${team._id}/`, body);
      expect(status).toBe(method === "POST" ? 405 : 200);
      if (method === "DELETE") expect((await acme.get(`/v2/teams/${team._id}`)).status).toBe(404);
    },
  );

  it.each([
    ["TRACE", "/v2/users", "GET, HEAD, POST, PUT"],
    ["PROPFIND", "/v2/auth/test", "GET, HEAD"],
    ["DELETE", "/v2/auth/test", "GET"],
    ["POST", "/health", "GET, HEAD, OPTIONS"],
    ["GET", "/mcp", "POST, OPTIONS"],
    ["PUT", "/oauth/token", "POST, OPTIONS"],
    ["TRACE", "/scim/v2/Users", "GET, HEAD, POST, OPTIONS"],
  ])("rejects %s %s, with the allowed methods in Allow", async (method, path, allow) => {
    const { status, headers } = await sendRequest(method, path);
    expect([status, headers.allow]).toEqual([405, allow]);
  });

  it("lists the methods of a path for OPTIONS", async () => {
    const { status, headers } = await sendRequest("OPTIONS", "/health/ready");
    expect([status, headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  it("decodes path parameters, and rejects invalid encodings", async () => {
    const user = await createTestUser(acme);
    const encoded = [...user._id].map((sign: string) => `%${sign.charCodeAt(0).toString(16)}`).join("");
    expect(readJson(await sendRequest("GET", `/v2/users/${encoded}`))._id).toBe(user._id);
    for (const path of ["/v2/users/%E0%A4%A", "/v2/users/%", "/v2/users/a%2Fb", "/v2/users/%00", "/v2/%ff"])
      expect((await sendRequest("GET", path)).status, path).toBeOneOf([400, 404]);
  });

  it("redirects repeated slashes to one", async () => {
    const { status, headers } = await sendRequest("GET", "/v2//users?limit=1");
    expect([status, headers.location]).toEqual([308, "/v2/users?limit=1"]);
  });

  it("serves no pages, and returns the API's 404 for them", async () => {
    for (const path of ["/", "/console", "/v3", "/oauth/authorize"]) {
      const response = await sendRequest("GET", path);
      expect(response.status, path).toBe(404);
      expect(readJson(response)).toMatchObject({ code: "not_found", instance: path });
    }
  });

  it("compresses long responses, if accepted", async () => {
    const path = "/v2/openapi.json";
    const [plain, zipped] = [
      await sendRequest("GET", path),
      await sendRequest("GET", path, { headers: { "accept-encoding": "gzip" } }),
    ];
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    const short = await sendRequest("GET", "/v2/auth/test", { headers: { "accept-encoding": "gzip" } });
    expect(short.headers["content-encoding"]).toBeUndefined();
  });

  it("rejects a body that is too large, before all of it has arrived", async () => {
    const body = `{"name":"${"x".repeat(2 * 1024 * 1024)}"}`;
    const response = await sendRequest("POST", "/v2/teams", { body });
    expect([response.status, readJson(response).code]).toEqual([413, "body_too_large"]);
    const pieces = await sendRequest("POST", "/v2/teams", {
      body,
      headers: { "transfer-encoding": "chunked" },
    });
    expect(pieces.status).toBe(413);
  });

  it("keeps a connection for the next request, after a rejection as well", async () => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    const lines: string[] = [];
    socket.on("data", (chunk) => lines.push(...(chunk.toString().match(/HTTP\/1.1 \d+/g) ?? [])));
    socket.write("DELETE /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    socket.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => lines).toEqual(["HTTP/1.1 405", "HTTP/1.1 200"]);
    socket.destroy();
  });

  it("does not log an error when a client disconnects during a response", async () => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(
      `POST /v2/teams HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${acme.key}\r\nX-Request-Id: left-1\r\n` +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":',
    );
    await once(socket, "connect");
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
    const lines = () => output.split("\n").filter((line) => line.includes('"left-1"'));
    await expect.poll(() => lines().length, { timeout: 20_000 }).toBe(1);
    expect(JSON.parse(lines()[0] ?? "")).toMatchObject({ abandoned: true, route: "/v2/teams" });
  });

  it("returns nothing to an unknown host", async () => {
    const { status } = await sendRequest("GET", "/v2/auth/test", { headers: { host: "elsewhere.example" } });
    expect(status).toBe(404);
    expect((await sendRequest("GET", "/health", { headers: { host: "elsewhere.example" } })).status).toBe(
      200,
    );
  });

  it("counts requests by route pattern, and reports readiness", async () => {
    const user = await createTestUser(acme);
    await sendRequest("GET", `/v2/users/${user._id}`);
    await sendRequest("GET", "/v2/nothing/there");
    const scrape = async () =>
      (
        await sendRequest("GET", "/metrics", { headers: { authorization: `Bearer ${TOKEN}` } })
      ).body.toString();
    await expect
      .poll(scrape, { timeout: 20_000 })
      .toContain('method="GET",route="/v2/users/:user_id",status="200"');
    expect(await scrape()).toContain('method="GET",route="none",status="404"');
    expect((await sendRequest("GET", "/health/ready")).status).toBe(200);
  });
});
