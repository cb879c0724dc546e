import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTestApi, type Tenant } from "../support/api";
import { startWebProcess, startWorkerProcess, stopProcess } from "../support/processes";
import { createTestHost } from "../support/users";

const TOKEN = "who watches the watchers";
const SHUTDOWN_SECONDS = 2;

const api = createTestApi({ METRICS_TOKEN: TOKEN, RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
let port: number;
let origin: string;
let web: ChildProcess;
let output = "";

beforeAll(async () => {
  acme = await api.tenant();
  port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  web = await startWebProcess(port, {
    LOG_LEVEL: "info",
    WEB_CONCURRENCY: "2",
    SHUTDOWN_DELAY: String(SHUTDOWN_SECONDS),
  });
  web.stdout?.on("data", (chunk) => {
    output += chunk;
  });
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await stopProcess(web, "SIGKILL");
});

type Line = Record<string, unknown>;

const readLines = (): Line[] =>
  output
    .split("\n")
    .flatMap((line) => (line.startsWith("{") && line.endsWith("}") ? [JSON.parse(line)] : []));

/** Returns the log line of a request, which is written within half a second. */
const lineOf = async (requestId: string) => {
  await expect
    .poll(() => readLines().some((line) => line.request_id === requestId), { timeout: 20_000 })
    .toBe(true);
  return readLines().filter((line) => line.request_id === requestId);
};

const scrape = async () => {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
};

it.each([
  ["Range", "bytes=9999999-", 416],
  ["Range", "bytes=abc", 416],
  ["If-Match", '"another"', 412],
  ["If-Unmodified-Since", "Mon, 01 Jan 2001 00:00:00 GMT", 412],
])("the web server answers a file with %s: %s by %i", async (name, value, status) => {
  for (const file of ["/robots.txt", "/embed.js"])
    expect((await fetch(origin + file, { headers: { [name]: value } })).status, file).toBe(status);
});

it.each(["PUT", "POST", "DELETE", "OPTIONS"])(
  "the web server rejects %s of a page or a file, with Allow",
  async (method) => {
    for (const path of ["/", "/login", "/robots.txt", "/unknown"]) {
      const { status, headers } = await fetch(origin + path, { method });
      expect([status, headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
    }
  },
);

it("the web server logs one line per request, pages and files included, with the incoming request id", {
  tags: "main",
  timeout: 90_000,
}, async () => {
  const host = await createTestHost(acme);
  await fetch(`${origin}/v2/users/${host._id}?x=1`, {
    headers: { authorization: acme.key, "x-request-id": "api-1" },
  });
  const page = await fetch(`${origin}/unknown?key=secret`, { headers: { "x-request-id": "page-1" } });
  expect(page.headers.get("x-request-id")).toBe("page-1");
  await fetch(`${origin}/embed.js`, { headers: { "x-request-id": "file-1" } });
  const [ofApi, ofPage, ofFile] = [await lineOf("api-1"), await lineOf("page-1"), await lineOf("file-1")];
  expect([ofApi.length, ofPage.length, ofFile.length]).toEqual([1, 1, 1]);
  expect(ofApi[0]).toMatchObject({
    role: "web",
    method: "GET",
    route: "/v2/users/:user_id",
    path: `/v2/users/${host._id}`,
    organization: acme.id,
    status: 200,
    ms: expect.any(Number),
    host: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  expect(ofPage[0]).toMatchObject({ route: "/:nickname", path: "/unknown", status: 404 });
  expect(ofFile[0]).toMatchObject({ route: "/public", path: "/embed.js", status: 200 });
  const forged = await fetch(`${origin}/unknown`, { headers: { "x-request-id": 'a b"c' } });
  expect(forged.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("the web server logs no tokens of paths and no keys of queries", {
  timeout: 90_000,
}, async () => {
  const secret = "s3cr3t".repeat(6).slice(0, 32);
  const paths = [
    ...["signup", "join", "join/confirm", "reset", "book", "login/confirm"].map(
      (first) => `/${first}/${secret}`,
    ),
    ...[`/feeds/${secret}.ics`, `/event/${"a".repeat(24)}?key=${secret}`, `/no/such/${secret}/page`],
    ...[`/login?next=${secret}`, `/signup/${secret}/submit`],
  ];
  for (const [index, path] of paths.entries())
    await fetch(origin + path, { headers: { "x-request-id": `secret-${index}` }, redirect: "manual" });
  for (const index of paths.keys()) await lineOf(`secret-${index}`);
  expect(output).not.toContain(secret);
});

it("the web server sums the counters of all its processes, by pattern", async () => {
  const before = await scrape();
  const series = 'bookpage_http_request_duration_seconds_count{method="GET",route="/:nickname",status="404"}';
  for (let sent = 0; sent < 20; sent++)
    await fetch(`${origin}/unknown-${sent}`, { headers: { connection: "close" } });
  const countSince = async () => ((await scrape()).get(series) ?? 0) - (before.get(series) ?? 0);
  await expect.poll(countSince).toBe(20);
  const after = await scrape();
  expect([...after.keys()].join()).not.toContain("unknown-");
  expect(after.get("bookpage_database_up")).toBe(1);
  expect((await scrape()).get(series)).toBe(after.get(series));
});

it("the web server restarts a process that exited", async () => {
  const processes = () =>
    new Set(readLines().flatMap(({ pid, msg }) => (msg === "request" ? [pid as number] : [])));
  // Requests in flight to a dying process are lost.
  const sendRequest = () =>
    fetch(`${origin}/health`, { headers: { connection: "close" }, signal: AbortSignal.timeout(2000) });
  for (let sent = 0; sent < 10; sent++) await sendRequest();
  await expect.poll(() => processes().size, { timeout: 20_000 }).toBe(2);
  const [victim] = processes();
  process.kill(victim as number, "SIGKILL");
  await expect
    .poll(async () => (await sendRequest().catch(() => null))?.status && processes().size, {
      timeout: 60_000,
    })
    .toBe(3);
}, 90_000);

it("the web server reports unready before it closes its port, and completes running requests", async () => {
  const seen: { status: number; connection: string | null }[] = [];
  const ended = stopProcess(web, "SIGTERM");
  const began = Date.now();
  for (;;) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null);
    if (!response) break;
    seen.push({ status: response.status, connection: response.headers.get("connection") });
    await sleep(50);
  }
  expect(Date.now() - began).toBeGreaterThan(SHUTDOWN_SECONDS * 900);
  expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
  expect(seen.at(-1)).toEqual({ status: 503, connection: "close" });
  expect(await ended).toBe(0);
}, 30_000);

it("a worker reports its health and its counters", async () => {
  const workerPort = await findFreePort();
  const worker = await startWorkerProcess({ WORKER_PORT: String(workerPort) });
  try {
    const sendRequest = (path: string) =>
      fetch(`http://127.0.0.1:${workerPort}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect((await sendRequest("/health")).status).toBe(200);
    expect(await (await sendRequest("/health/ready")).json()).toMatchObject({ status: "ready" });
    expect(await (await sendRequest("/metrics")).text()).toContain("bookpage_job_duration_seconds");
    expect((await sendRequest("/v2/users")).status).toBe(404);
  } finally {
    await stopProcess(worker, "SIGTERM");
  }
}, 60_000);
