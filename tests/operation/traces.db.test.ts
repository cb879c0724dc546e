import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { type ReceivedSpan, startOtlpReceiver } from "../support/otlp-receiver";
import { startApiProcess, startWebProcess, startWorkerProcess, stopProcess } from "../support/processes";
import { createTestUser } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });

let traces: Awaited<ReturnType<typeof startOtlpReceiver>>;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let acme: Tenant;
let port: number;
let apiPort: number;
let running: ChildProcess[] = [];

beforeAll(async () => {
  acme = await api.tenant();
  receiver = await startWebhookReceiver();
  traces = await startOtlpReceiver();
  port = await findFreePort();
  apiPort = await findFreePort();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_BSP_SCHEDULE_DELAY: "200" };
  running = await Promise.all([
    startWebProcess(port, settings),
    startApiProcess(apiPort, settings),
    startWorkerProcess({ ...settings, NODE_EXTRA_CA_CERTS: CA_FILE }),
  ]);
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await Promise.all(running.map((started) => stopProcess(started, "SIGTERM")));
  await receiver.close();
  await traces.close();
});

const readText = ({ attributes }: ReceivedSpan, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue;

it("a booking, its statements, its jobs and the delivery of its webhook form one trace", {
  tags: "main",
  timeout: 120_000,
}, async () => {
  const host = await createTestUser(acme);
  await createTestWebhook(acme, { action: "event.created", target_url: `${receiver.url}/traced` });
  const response = await fetch(`http://127.0.0.1:${port}/v2/events`, {
    method: "POST",
    headers: {
      authorization: acme.key,
      "content-type": "application/json",
      "user-agent": "secret-program",
      traceparent: `00-${TRACE}-${PARENT}-01`,
    },
    body: JSON.stringify(
      buildTestEventBody(host, { dates: [DATE], invitees: [{ email: "secret.guest@example.com" }] }),
    ),
  });
  expect(response.status).toBe(201);

  await fetch(`http://127.0.0.1:${port}/event/${"a".repeat(24)}?key=secret-key`);
  await fetch(`http://127.0.0.1:${port}/signup/secret-key`);

  const ofTrace = () => traces.spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => ofTrace().find((span) => span.name === name);
  /** Returns the names of a span's ancestors, from the request on. */
  const pathTo = (span: ReceivedSpan | undefined): string[] => {
    if (!span) return [];
    const parent = ofTrace().find(({ spanId }) => spanId === span.parentSpanId);
    return [...pathTo(parent), span.name];
  };
  // Processes export independently, so that a child span may arrive before its parent.
  await expect.poll(() => pathTo(named("POST webhook"))[0], { timeout: 60_000 }).toBe("POST /v2/events");
  for (const name of ["GET /signup/:token", "GET /event/:id"])
    await expect.poll(() => traces.spans.some((span) => span.name === name), { timeout: 20_000 }).toBe(true);
  const request = named("POST /v2/events") as ReceivedSpan;
  expect(readText(request, "http.route")).toBe("/v2/events");
  expect(request.parentSpanId).toBe(PARENT);
  const path = pathTo(named("POST webhook"));
  expect(path.slice(-2)).toEqual(["deliver_webhook", "POST webhook"]);

  const statements = ofTrace().filter(({ name }) => ["SELECT", "INSERT", "WITH"].includes(name));
  expect(statements.length).toBeGreaterThan(3);
  expect(statements.some((span) => pathTo(span)[0] === "POST /v2/events")).toBe(true);
  expect(statements.some((span) => pathTo(span).includes("deliver_webhook"))).toBe(true);
  expect(statements.every((span) => readText(span, "db.query.text"))).toBe(true);

  // Spans contain neither user text nor secrets.
  const all = JSON.stringify(traces.spans);
  for (const secret of ["secret.guest", "secret-key", acme.key, "secret-program"])
    expect(all).not.toContain(secret);
  // Receivers are external and get no trace context.
  expect(receiver.at("/traced")[0]?.headers.traceparent).toBeUndefined();
});

it("a handler called by the server itself is a span named by its route, whether rejected or not", async () => {
  const host = await createTestUser(acme);
  const trace = "1bf7651916cd43dd8448eb211c80319c";
  const headers = { authorization: acme.key, traceparent: `00-${trace}-${PARENT}-01` };
  for (const path of [`/v2/users/${host._id}`, `/v2/users/${"f".repeat(24)}?q=secret-query`])
    await (await fetch(`http://127.0.0.1:${apiPort}${path}`, { headers })).text();
  const steps = () => traces.spans.filter((span) => span.traceId === trace && span.parentSpanId === PARENT);
  await expect.poll(() => steps().length, { timeout: 20_000 }).toBe(2);
  for (const step of steps()) {
    expect(step.name).toBe("GET /v2/users/:user_id");
    expect(readText(step, "http.route")).toBe("/v2/users/:user_id");
  }
  expect(JSON.stringify(steps())).not.toContain("secret-query");
  const inner = traces.spans.filter((span) => span.traceId === trace && span.name === "SELECT");
  expect(inner.length).toBeGreaterThanOrEqual(2);
  expect(inner.every(({ parentSpanId }) => steps().some(({ spanId }) => spanId === parentSpanId))).toBe(true);
});
