import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWorkflow } from "../support/workflows";

const mailbox = await startMailServer();
const api = createTestApi({
  WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
});

const SUBJECT = "Before we meet";
const MEETINGS = 20;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let acme: Tenant;
let nickname: string;
let worker: ChildProcess | undefined;
let booked = 0;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  acme = await api.tenant();
  const custom = { auto_confirm: true };
  const host = await createTestHost(acme);
  ({ nickname } = await createTestPage(acme, host._id, { nickname: makeUniqueName("page"), custom }));
  await createTestWorkflow(acme, [
    { when: { trigger: "booked" }, to: ["booker"], subject: SUBJECT, text: "Bring your questions." },
    { when: { trigger: "booked" }, channel: "webhook", url: `${receiver.url}/hook` },
  ]);
}, 120_000);

afterAll(async () => {
  await killWorker();
  await mailbox.close();
  await receiver.close();
});

async function startWorker() {
  worker = await startWorkerProcess({ NODE_EXTRA_CA_CERTS: CA_FILE });
}

async function killWorker() {
  if (worker) await stopProcess(worker, "SIGKILL");
}

/** Books a day of its own, with a mail and a webhook that are due at once. */
async function book() {
  const email = `${makeUniqueName("ana")}@example.com`;
  const start = new Date(Date.UTC(2031, 2, 10 + 7 * booked++, 10)).toISOString();
  const event = await createTestBooking(acme, { page: nickname, start, attendee: { name: "Ana", email } });
  return { id: event._id as string, email };
}

const listStates = async (id: string) =>
  (await api.db.plannedStep.findMany({ where: { organizationId: acme.id, eventId: id } })).map(
    ({ state }) => state,
  );

const countStored = (id: string) =>
  Promise.all([
    api.db.mail.count({ where: { organizationId: acme.id, eventId: id, kind: "workflow" } }),
    api.db.webhookDelivery.count({ where: { organizationId: acme.id, eventId: id } }),
  ]);

const listArrivedMails = (email: string) =>
  mailbox.received.filter(({ to, subject }) => to === email && subject === SUBJECT);

const listMessageIds = (email: string) =>
  new Set(listArrivedMails(email).map(({ headers }) => /^message-id: (.*)$/im.exec(headers)?.[1]));

const listDeliveryIds = (id: string) =>
  new Set(
    receiver
      .at("/hook")
      .filter(({ body }) => JSON.parse(body).resource.event._id === id)
      .map(({ headers }) => headers["webhook-id"]),
  );

/** Asserts that both steps went out under one id each. */
async function expectSentOnce({ id, email }: { id: string; email: string }) {
  await expect.poll(() => listStates(id), { timeout: 60_000 }).toEqual(["sent", "sent"]);
  await expect.poll(() => listMessageIds(email).size, { timeout: 60_000 }).toBe(1);
  await expect.poll(() => listDeliveryIds(id).size, { timeout: 60_000 }).toBe(1);
  expect(await countStored(id)).toEqual([1, 1]);
}

const BLOCKED = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE planned_steps%'`;

it("a worker killed between storing a message and recording its step leaves neither, and another sends it", async () => {
  const meeting = await book();
  const client = await api.pool.connect();
  try {
    // The worker stores the messages and waits to record that, which only this lock prevents.
    await client.query("BEGIN; LOCK TABLE planned_steps IN SHARE MODE");
    await startWorker();
    await expect
      .poll(async () => (await api.pool.query(BLOCKED)).rowCount, { timeout: 30_000, interval: 20 })
      .toBeGreaterThan(0);
    await killWorker();
  } finally {
    await client.query("COMMIT");
    client.release();
  }
  expect(await countStored(meeting.id)).toEqual([0, 0]);
  expect(listArrivedMails(meeting.email)).toEqual([]);
  await startWorker();
  await expectSentOnce(meeting);
  expect(listArrivedMails(meeting.email)).toHaveLength(1);
  await killWorker();
}, 120_000);

it("workers killed again and again lose no step and store none twice", async () => {
  const meetings = [];
  for (let index = 0; index < MEETINGS; index += 1) meetings.push(await book());
  const ids = meetings.map(({ id }) => id);
  const countSent = () =>
    api.db.plannedStep.count({ where: { organizationId: acme.id, eventId: { in: ids }, state: "sent" } });
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await countSent();
    await startWorker();
    await expect
      .poll(async () => before === 2 * MEETINGS || (await countSent()) > before, {
        timeout: 60_000,
        interval: 5,
      })
      .toBe(true);
    await killWorker();
  }
  await startWorker();
  for (const meeting of meetings) await expectSentOnce(meeting);
}, 300_000);
