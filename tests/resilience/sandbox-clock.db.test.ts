import type { ChildProcess } from "node:child_process";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { createSandbox } from "../support/test-mode";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });

const BEGIN = "2031-03-10T07:30:00.000Z";
const END = "2031-03-31T00:00:00.000Z"; // The mails are not old enough to be deleted.
const MEETINGS = [12, 13, 20, 27].map((day) => `2031-03-${day}T10:00:00.000Z`);

/** The webhook's responses in order; the worker is killed while it waits for a null one. */
const ANSWERS = [500, null, 500, null, 200];

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let sandbox: Tenant;
let worker: ChildProcess;
let kills = 0;

const startWorker = async () => {
  worker = await startWorkerProcess({ NODE_EXTRA_CA_CERTS: CA_FILE });
};

async function answerHook(response: ServerResponse) {
  const status = ANSWERS[receiver.at("/hook").length - 1];
  if (status !== null) {
    response.statusCode = status ?? 200;
    response.end();
    return;
  }
  await stopProcess(worker, "SIGKILL");
  kills += 1;
  response.destroy();
  await startWorker();
}

beforeAll(async () => {
  receiver = await startWebhookReceiver({ "/hook": (response) => void answerHook(response) });
  sandbox = await createSandbox(await api.tenant("Acme"));
  await sandbox.post("/v2/test/reset", { now: BEGIN });
  await startWorker();
}, 600_000);

afterAll(async () => {
  await stopProcess(worker, "SIGKILL");
  await receiver.close();
});

const readClock = async () => (await sandbox.get("/v2/test/clock")).body;

it("a worker killed while moving a clock is followed by one that completes the move, without repetition", async () => {
  const host = await createTestHost(sandbox);
  const custom = { auto_confirm: true };
  const { nickname } = await createTestPage(sandbox, host._id, { nickname: makeUniqueName("page"), custom });
  const guests = MEETINGS.map(() => `${makeUniqueName("guest")}@example.com`);
  for (const [index, start] of MEETINGS.entries())
    await createTestBooking(sandbox, {
      page: nickname,
      start,
      attendee: { name: "Ana", email: guests[index] },
    });
  const target_url = `${receiver.url}/hook`;
  const hook = await createTestWebhook(sandbox, { action: "event.created", target_url });
  const { body: ping } = await sandbox.post(`/hooks/${hook._id}/ping`, {});
  await expect.poll(async () => (await readClock()).waiting, { timeout: 30_000 }).toBeGreaterThan(4);

  const sent = await sandbox.put("/v2/test/clock", { now: END });
  expect([200, 202]).toContain(sent.status);
  await expect
    .poll(readClock, { timeout: 200_000, interval: 200 })
    .toMatchObject({ now: END, target: null, waiting: 0, failed: 0 });
  expect(kills).toBe(2);

  const { body: mails } = await sandbox.get("/v2/mails?limit=200");
  const reminders = mails
    .filter(({ kind, to }: { kind: string; to: string }) => kind === "reminder" && guests.includes(to))
    .map(({ to, createdAt }: { to: string; createdAt: string }) => `${to} ${createdAt}`);
  const dayBefore = (start: string) => new Date(Date.parse(start) - 86_400_000).toISOString();
  const requested = MEETINGS.map((start, index) => `${guests[index]} ${dayBefore(start)}`);
  expect(reminders.sort()).toEqual(requested.sort());

  const { body: delivery } = await sandbox.get(`/hooks/${hook._id}/deliveries/${ping._id}`);
  expect(delivery.state).toBe("delivered");
  const times = delivery.attempts.map(({ started_at }: { started_at: string }) => started_at);
  expect(times).toEqual([...new Set(times)].sort());
  expect(new Set(receiver.at("/hook").map(({ headers }) => headers["webhook-id"])).size).toBe(1);
}, 300_000);
