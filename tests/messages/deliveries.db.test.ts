import type { ChildProcess } from "node:child_process";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueueDeliveries } from "@/lib/domain/messaging/webhooks/enqueue-deliveries";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { recordStatements } from "../support/record-statements";
import { createTestHost } from "../support/users";
import { CA_FILE, type ReceivedRequest, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let acme: Tenant;
let worker: ChildProcess | undefined;
let holding: (() => void)[] = [];

const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });
const settings = { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", NODE_EXTRA_CA_CERTS: CA_FILE };

beforeAll(async () => {
  acme = await api.tenant();
  receiver = await startWebhookReceiver({
    "/hang": () => {},
    "/late": (response) => setTimeout(() => response.end("thanks"), 25_000),
    "/reset": (response) => response.socket?.destroy(),
    "/broken": (response) => response.writeHead(500).end("out of order"),
    "/drip": (response) => {
      response.write("a");
      const drip = setInterval(() => response.write("a"), 500);
      response.on("close", () => clearInterval(drip));
    },
    "/endless": (response) => {
      const chunk = "x".repeat(16_384);
      const pour = () => {
        while (response.writable && response.write(chunk));
      };
      response.on("drain", pour);
      pour();
    },
    "/redirect": (response) => response.writeHead(302, { location: `${receiver.url}/secret` }).end(),
    "/gone": (response) => response.writeHead(410).end(),
    "/later": (response) => response.writeHead(503, { "retry-after": "3600" }).end("come back later\0"),
    "/hold": (response) => holding.push(() => response.end()),
  });
  worker = await startWorkerProcess(settings);
}, 120_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await receiver.close();
});

/** The key and the domain of a request are cached for a second. */
const WHO_ASKS = /(FROM|UPDATE) (api_keys|page_domains) /;

const hookAt = (path: string, rest: Record<string, unknown> = {}) =>
  createTestWebhook(acme, { action: "user.joined", target_url: `${receiver.url}${path}`, ...rest });

const ping = async (hook: { _id: string }) => (await acme.post(`/hooks/${hook._id}/ping`, {})).body;

const readLog = async ({ _id, webhook }: { _id: string; webhook: string }) =>
  (await acme.get(`/hooks/${webhook}/deliveries/${_id}`)).body;

/** Polls a condition; `expect.poll` belongs to one test at a time. */
async function until(holds: () => Promise<boolean> | boolean) {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`In vain: ${holds}`);
    await sleep(100);
  }
}

/** Returns the log of a delivery after a number of attempts. */
async function tried(delivery: { _id: string; webhook: string }, times = 1) {
  await until(async () => (await readLog(delivery)).attempts.length >= times);
  return readLog(delivery);
}

const verify = (secret: string, { body, headers }: ReceivedRequest) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

describe.concurrent("a delivery", { timeout: 90_000 }, () => {
  it("arrives signed, with the exact body that was stored", { tags: "main" }, async ({ expect }) => {
    const hook = await hookAt("/signed");
    const rotated = (await acme.post(`/hooks/${hook._id}/secret`, {})).body;
    const delivery = await ping(hook);
    const { body, state, attempts } = await tried(delivery);
    const [got, ...more] = receiver.at("/signed");
    expect(more).toEqual([]);
    expect(got?.body).toBe(body);
    expect(JSON.parse(body)).toMatchObject([
      { action: "ping", organization: acme.id, resource: { webhook: hook._id } },
    ]);
    expect(got?.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Bookpage-Webhooks",
      "webhook-id": delivery._id,
    });
    for (const secret of [hook.secret, rotated.secret]) verify(secret, got as ReceivedRequest);
    expect(() => verify(`whsec_${"A".repeat(43)}=`, got as ReceivedRequest)).toThrow();
    expect(state).toBe("delivered");
    expect(attempts).toMatchObject([{ number: 1, status: 200, error: null, answer: "thanks" }]);
  });

  it("follows an event that was created", async ({ expect }) => {
    await hookAt("/event", { action: "event.created", format: "object" });
    const event = await createTestEvent(acme, await createTestHost(acme));
    await until(() => receiver.at("/event").length === 1);
    expect(JSON.parse(receiver.at("/event")[0]?.body ?? "").resource).toEqual(event);
  });

  it("is retried after a receiver's outage, with the same id", { tags: "main" }, async ({ expect }) => {
    const away = await startWebhookReceiver();
    await away.close();
    const hook = await createTestWebhook(acme, {
      action: "user.joined",
      target_url: `https://127.0.0.1:${away.port}/up`,
    });
    const delivery = await ping(hook);
    const { state, attempts } = await tried(delivery);
    expect([state, attempts[0].error]).toEqual(["pending", "The connection was refused"]);
    expect((await acme.get(`/hooks/${hook._id}`)).body.failing_since).not.toBeNull();
    const back = await startWebhookReceiver({}, away.port);
    // On a busy machine the receiver may be up only for the third attempt.
    await expect.poll(async () => (await tried(delivery)).state, { timeout: 60_000 }).toBe("delivered");
    expect(back.received.map(({ headers }) => headers["webhook-id"])).toEqual([delivery._id]);
    expect((await acme.get(`/hooks/${hook._id}`)).body.failing_since).toBeNull();
    await back.close();
  });

  it.each(["/hang", "/drip", "/late"])(
    "to a receiver that never completes its response (%s) ends after 20 s",
    async (path) => {
      const { attempts, state } = await tried(await ping(await hookAt(path)));
      expect([state, attempts[0].error]).toEqual(["pending", "No complete answer within 20 seconds"]);
      expect(attempts[0].ms).toBeGreaterThan(19_000);
    },
  );

  it("stops reading an endless response", async ({ expect }) => {
    const { attempts, state } = await tried(await ping(await hookAt("/endless")));
    expect(state).toBe("delivered");
    expect(attempts[0].answer).toBe("x".repeat(1024));
  });

  it.each([
    ["/reset", { status: null, error: "The connection was closed before the answer was complete" }],
    ["/broken", { status: 500, error: null, answer: "out of order" }],
  ])("that fails (%s) is retried later", async (path, attempt) => {
    const { attempts, state, next_at } = await tried(await ping(await hookAt(path)));
    expect([state, attempts]).toMatchObject(["pending", [attempt]]);
    expect(Date.parse(next_at)).toBeGreaterThan(Date.now());
  });

  it("follows no redirect", async ({ expect }) => {
    const { attempts, state } = await tried(await ping(await hookAt("/redirect")));
    expect(state).toBe("pending");
    expect(attempts).toMatchObject([{ status: 302, error: "Redirects are not followed" }]);
    expect(receiver.at("/secret")).toEqual([]);
  });

  it("to a name that resolves to this machine is never sent", async ({ expect }) => {
    const hook = await hookAt("/never");
    // The name resolved elsewhere when the webhook was created.
    const targetUrl = `https://${os.hostname()}:${receiver.port}/never`;
    await api.db.webhook.updateMany({ where: { id: hook._id }, data: { targetUrl } });
    const { attempts } = await tried(await ping(hook));
    expect(["The host has no public address", "The host name is unknown"]).toContain(attempts[0].error);
    await api.db.webhook.updateMany({
      where: { id: hook._id },
      data: { targetUrl: `https://[::1]:${receiver.port}/never` },
    });
    expect((await tried(await ping(hook))).attempts[0].error).toBe("The host has no public address");
    expect(receiver.at("/never")).toEqual([]);
  });

  it("that gets 410 disables the webhook", async ({ expect }) => {
    const hook = await hookAt("/gone");
    expect((await tried(await ping(hook))).state).toBe("failed");
    expect((await acme.get(`/hooks/${hook._id}`)).body).toMatchObject({ disabled_reason: "gone", __v: 1 });
    await acme.put(`/hooks/${hook._id}`, { action: hook.action, target_url: hook.target_url });
    const queued = await ping(hook);
    await api.db.webhook.updateMany({ where: { id: hook._id }, data: { disabledAt: new Date() } });
    await until(async () => (await readLog(queued)).state === "failed");
  });

  it("waits as long as Retry-After asks", async ({ expect }) => {
    const { attempts, next_at } = await tried(await ping(await hookAt("/later")));
    expect(Date.parse(next_at) - Date.now()).toBeGreaterThan(3_500_000);
    expect(attempts).toMatchObject([{ status: 503, answer: "come back later" }]);
  });
});

it("a hanging receiver does not delay others", { timeout: 60_000 }, async () => {
  const hung = await hookAt("/hang");
  await Promise.all(Array.from({ length: 40 }, () => ping(hung)));
  const other = await hookAt("/other");
  await sleep(1000);
  await tried(await ping(other));
  const waiting = { webhookId: hung._id, attempts: 0 };
  expect(await api.db.webhookDelivery.count({ where: waiting })).toBeGreaterThan(0);
  await acme.delete(`/hooks/${hung._id}`);
});

it("deliveries arrive once, however many wait for the same receiver", { timeout: 90_000 }, async () => {
  const { _id: webhook } = await hookAt("/backlog");
  const deliveries = Array.from({ length: 200 }, () => ({ webhook, action: "user.joined", body: 0 }));
  const ids = await enqueueDeliveries(api.db, asOrganizationId(acme.id), deliveries, ["[]"]);
  const delivered = () => api.db.webhookDelivery.count({ where: { webhookId: webhook, state: "delivered" } });
  await until(async () => (await delivered()) === ids.length);
  const arrived = receiver.at("/backlog").map(({ headers }) => headers["webhook-id"]);
  expect(arrived.sort()).toEqual(ids.sort());
});

it("creating an event that notifies 500 webhooks takes no more statements", {
  timeout: 180_000,
}, async () => {
  const tenant = await api.tenant();
  const host = await createTestHost(tenant);
  const target_url = `${receiver.url}/many`;
  await tenant.post("/hooks", { action: "event.created", target_url });
  const countStatements = async () =>
    (await recordStatements(() => createTestEvent(tenant, host))).filter((one) => !WHO_ASKS.test(one)).length;
  await countStatements(); // The first run initialises lazy state.
  const forOne = await countStatements();
  const ids = Array.from({ length: 499 }, (_, n) => (n + 1).toString(16).padStart(24, "0"));
  const sealed = ids.map((id) =>
    seal("whsec_c2VjcmV0", buildRowContext("webhook_secrets.sealed", tenant.id, id)),
  );
  await api.pool.query(
    `WITH copies AS (
       INSERT INTO webhooks (id, organization_id, action, target_url, updated_at)
       SELECT unnest($3::text[]), $1, 'event.created', $2, now() RETURNING id)
     INSERT INTO webhook_secrets (id, webhook_id, organization_id, sealed)
     SELECT c.id, c.id, $1, s.sealed FROM copies c JOIN unnest($3::text[], $4::bytea[]) s(id, sealed) USING (id)`,
    [tenant.id, target_url, ids, sealed],
  );
  expect(await countStatements()).toBe(forOne);
  await expect.poll(() => receiver.at("/many").length, { timeout: 150_000, interval: 100 }).toBe(502);
  expect(new Set(receiver.at("/many").map(({ headers }) => headers["webhook-id"])).size).toBe(502);
});

describe("a worker that sends deliveries", { timeout: 120_000 }, () => {
  it("and is killed during one is followed by a worker that repeats it", async () => {
    holding = [];
    const delivery = await ping(await hookAt("/hold"));
    await expect.poll(() => receiver.at("/hold").length, { timeout: 20_000 }).toBe(1);
    await stopProcess(worker as ChildProcess, "SIGKILL");
    worker = await startWorkerProcess(settings);
    await expect.poll(() => receiver.at("/hold").length, { timeout: 60_000 }).toBe(2);
    for (const answer of holding) answer();
    const { state, attempts } = await tried(delivery);
    expect([state, attempts.length]).toEqual(["delivered", 1]);
    expect(receiver.at("/hold").map(({ headers }) => headers["webhook-id"])).toEqual([
      delivery._id,
      delivery._id,
    ]);
    const [one, two] = receiver.at("/hold");
    expect(one?.body).toBe(two?.body);
  });

  it("finishes the current ones on a stop signal", async () => {
    holding = [];
    const before = receiver.at("/hold").length;
    const delivery = await ping(await hookAt("/hold"));
    await expect.poll(() => receiver.at("/hold").length, { timeout: 20_000 }).toBe(before + 1);
    const ended = stopProcess(worker as ChildProcess, "SIGTERM");
    await sleep(1500);
    for (const answer of holding) answer();
    expect(await ended).toBe(0);
    expect((await readLog(delivery)).state).toBe("delivered");
  });
});
