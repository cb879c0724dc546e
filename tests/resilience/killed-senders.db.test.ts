import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { HOUR, MINUTE } from "@/lib/core/time/instant";
import { addJob } from "@/lib/platform/queue/add-job";
import { defineTask } from "@/lib/platform/queue/task";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { createSmsKit, type SmsKit } from "../support/sms-kit";
import { startMailServer } from "../support/start-mail-server";
import { META_ACCOUNT, startMetaServer } from "../support/start-meta-server";
import { startTwilioServer } from "../support/start-twilio-server";
import { createTestUser, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

// The servers take a message and do not answer, the worker is killed, and another one is started.
const mailbox = await startMailServer();
const twilio = await startTwilioServer();
const meta = await startMetaServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
  TWILIO_TEST_ORIGIN: twilio.url,
  WHATSAPP_TEST_ORIGIN: meta.url,
});

const BOOKED = { trigger: "booked" };
const WAIT = { timeout: 60_000, interval: 50 };
const SUBJECT = "Before we meet";

let acme: Tenant;
let kit: SmsKit;
let workers: Awaited<ReturnType<typeof startWorkerProcess>>[] = [];

beforeAll(async () => {
  acme = await api.tenant();
  kit = await createSmsKit(api, acme, { auto_confirm: true });
  await kit.connect({ quiet_hours: null }); // the worker has the real clock
  const connected = await acme.post("/v2/whatsapp_account", {
    phone_number_id: META_ACCOUNT.phoneNumberId,
    business_account_id: META_ACCOUNT.businessAccountId,
    access_token: META_ACCOUNT.token,
    app_secret: META_ACCOUNT.appSecret,
  });
  expect(connected.status, JSON.stringify(connected.body)).toBe(200);
});
beforeEach(async () => {
  twilio.setMode("normal");
  meta.setMode("normal");
  mailbox.setSilent(() => false);
  for (const { _id } of (await acme.get("/v2/workflows")).body) await acme.delete(`/v2/workflows/${_id}`);
});
afterEach(async () => {
  for (const worker of workers) await stopProcess(worker, "SIGKILL");
  workers = [];
});
afterAll(async () => {
  twilio.close();
  meta.close();
  await mailbox.close();
});

const startWorker = async () => {
  const worker = await startWorkerProcess({});
  workers.push(worker);
  return worker;
};

/** Runs a worker until the server has taken a message without an answer, kills it, and starts another one. */
async function killAfter(isTaken: () => boolean, answerAgain: () => void) {
  const killed = await startWorker();
  await expect.poll(isTaken, WAIT).toBe(true);
  await stopProcess(killed, "SIGKILL");
  answerAgain();
  await startWorker();
}

const listMessages = async (event: { _id: string }) =>
  (await api.db.textMessage.findMany({ where: { organizationId: acme.id, eventId: event._id } })).map(
    ({ channel, state, error }) => ({ channel, state, error }),
  );

const INTERRUPTED = { state: "unknown", error: "interrupted" };

it("an SMS that the provider took before the worker was killed is not sent again", {
  timeout: 180_000,
}, async () => {
  await createTestWorkflow(acme, [{ when: BOOKED, channel: "sms", to: ["booker"], text: "Bring a pen" }]);
  twilio.setMode("hang");
  const event = await kit.book();
  await killAfter(
    () => twilio.sent.length === 1,
    () => twilio.setMode("normal"),
  );
  await expect.poll(() => listMessages(event), WAIT).toEqual([{ channel: "sms", ...INTERRUPTED }]);
  expect(twilio.sent).toHaveLength(1);
  expect(await kit.listSteps(event)).toMatchObject([{ state: "failed", reason: "unknown_result" }]);
});

it("a WhatsApp message that Meta took before is neither sent again nor replaced", {
  timeout: 180_000,
}, async () => {
  const whatsapp = {
    template: "appointment_reminder",
    parameters: ["{recipient}", "{date}", "{link}"],
    buttons: ["coming", "cancel"],
    otherwise: "sms",
  };
  const step = { when: BOOKED, channel: "whatsapp", to: ["booker"], text: "Bring a pen", whatsapp };
  await createTestWorkflow(acme, [step]);
  const texts = twilio.sent.length;
  meta.setMode("hang");
  const event = await kit.book(undefined, { start: Date.UTC(2031, 2, 11, 8) });
  await killAfter(
    () => meta.sent.length === 1,
    () => meta.setMode("normal"),
  );
  await expect.poll(() => listMessages(event), WAIT).toEqual([{ channel: "whatsapp", ...INTERRUPTED }]);
  expect([meta.sent.length, twilio.sent.length]).toEqual([1, texts]);
});

/** The ids of the mails with this subject that the server has taken, by which mail programs know repetitions. */
const listMessageIds = (isMeant: (mail: (typeof mailbox.received)[number]) => boolean) =>
  mailbox.received.filter(isMeant).map(({ headers }) => /^message-id: (.*)$/im.exec(headers)?.[1]);

it("a mail of a workflow that the server took before is stored once, and repeated under its id", {
  timeout: 180_000,
}, async () => {
  await createTestWorkflow(acme, [{ when: BOOKED, to: ["booker"], subject: SUBJECT, text: "Bring a pen." }]);
  mailbox.setSilent(({ subject }) => subject === SUBJECT);
  const isMeant = ({ subject }: { subject: string }) => subject === SUBJECT;
  const event = await kit.book(undefined, { start: Date.UTC(2031, 2, 12, 8) });
  await killAfter(
    () => mailbox.received.some(isMeant),
    () => mailbox.setSilent(() => false),
  );
  const where = { organizationId: acme.id, eventId: event._id, kind: "workflow" };
  await expect
    .poll(async () => (await api.db.mail.findMany({ where })).map(({ state }) => state), WAIT)
    .toEqual(["sent"]);
  expect(new Set(listMessageIds(isMeant)).size).toBe(1);
  expect(await kit.listSteps(event)).toMatchObject([{ state: "delivered" }]);
});

const ENQUEUE_DAY_MAILS = defineTask("enqueue_day_mails", z.object({}));

const BLOCKED = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%INSERT INTO%mails%'`;

/** Creates a user whose mail about the day is due now, with a meeting. */
async function createDayReader() {
  const email = `${makeUniqueName("day")}@example.com`;
  const user = await createTestUser(acme, {
    user: { timezone: findZoneAtNoon(), language: "en", emails: [email] },
  });
  const start = Date.now() + 5 * MINUTE;
  const dates = [{ date: new Date(start).toISOString(), end_date: new Date(start + HOUR).toISOString() }];
  await createTestEvent(acme, user, { title: "Tea with Ana", dates, confirmed: { flag: true } });
  const response = await acme.put(`/v2/users/${user._id}/preferences`, { day_at: "10:00" });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return { user, email };
}

/** A zone in which it is between 12 and 13 now, so that 10:00 has passed and midnight is far. */
function findZoneAtNoon() {
  const offset = new Date().getUTCHours() - 12;
  return offset === 0 ? "Etc/UTC" : `Etc/GMT${offset > 0 ? "+" : "-"}${Math.abs(offset)}`;
}

it("the mail about the day is stored with its mark, and repeated under its id", {
  timeout: 240_000,
}, async () => {
  const { user, email } = await createDayReader();
  const where = { organizationId: acme.id, kind: "day", recipient: email };
  const readMark = async () =>
    (await api.db.userPreferences.findFirst({ where: { organizationId: acme.id, userId: user._id } }))
      ?.daySentOn ?? null;
  const isMeant = ({ to, subject }: { to: string; subject: string }) =>
    to === email && subject.startsWith("Your meetings");
  const client = await api.pool.connect();
  try {
    // The worker has marked the day and waits to store the mail, which only this lock prevents.
    await client.query("BEGIN; LOCK TABLE mails IN SHARE MODE");
    await addJob(api.db, ENQUEUE_DAY_MAILS, {});
    const killed = await startWorker();
    await expect.poll(async () => (await api.pool.query(BLOCKED)).rowCount, WAIT).toBeGreaterThan(0);
    await stopProcess(killed, "SIGKILL");
  } finally {
    await client.query("COMMIT");
    client.release();
  }
  expect([await readMark(), await api.db.mail.count({ where })]).toEqual([null, 0]);

  mailbox.setSilent(isMeant);
  await killAfter(
    () => mailbox.received.some(isMeant),
    () => mailbox.setSilent(() => false),
  );
  await expect
    .poll(async () => (await api.db.mail.findMany({ where })).map(({ state }) => state), WAIT)
    .toEqual(["sent"]);
  await addJob(api.db, ENQUEUE_DAY_MAILS, {});
  await expect.poll(async () => Number((await api.pool.query(WAITING)).rows[0].count), WAIT).toBe(0);
  expect(await api.db.mail.count({ where })).toBe(1);
  expect(new Set(listMessageIds(isMeant)).size).toBe(1);
  expect(await readMark()).not.toBeNull();
});

const WAITING = `SELECT count(*) FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'enqueue_day_mails'`;
