import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { startWebProcess, startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { createTestUser, makeUniqueName } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";

const KILLS = 2; // Kills of the web process and of the worker.
const BETWEEN = 10; // Responses between two kills, at least.
const WRITERS = 6;
const ACTIONS = ["event.created", "event.confirmed"];

const mailbox = await startMailServer();
const api = createTestApi({
  WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
});

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let port: number;
let acme: Tenant;
let host: { _id: string };
const running: ChildProcess[] = [];

const startWeb = () => startWebProcess(port, {});
const startWorker = () => startWorkerProcess({ NODE_EXTRA_CA_CERTS: CA_FILE });

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestUser(acme);
  receiver = await startWebhookReceiver();
  for (const action of ACTIONS)
    await createTestWebhook(acme, { action, format: "object", target_url: `${receiver.url}/${action}` });
  port = await findFreePort();
  running.push(...(await Promise.all([startWeb(), startWorker()])));
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await Promise.all(running.map((started) => stopProcess(started, "SIGKILL")));
  await receiver.close();
  await mailbox.close();
});

let answered = 0;
let unanswered = 0;

/** Retries until there is a response, with one Idempotency-Key. */
async function insist(path: string, body: unknown) {
  const headers = {
    authorization: acme.key,
    "content-type": "application/json",
    "idempotency-key": makeUniqueName("try"),
  };
  for (;;) {
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request)
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => null);
    if (answer && answer.body.code !== "request_in_flight") {
      answered += 1;
      return answer;
    }
    unanswered += 1;
    await sleep(100);
  }
}

/** Kills the process at random moments under load, and restarts it at once. */
async function killAgainAndAgain(index: number, start: () => Promise<ChildProcess>) {
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = answered + BETWEEN * (1 + Math.random());
    while (answered < enough) await sleep(Math.random() * 50);
    await stopProcess(running[index] as ChildProcess, "SIGKILL");
    running[index] = await start();
  }
}

/** Returns the ids under which an event was delivered. */
const deliveredIds = (action: string, event: string) =>
  receiver
    .at(`/${action}`)
    .filter(({ body }) => JSON.parse(body).resource._id === event)
    .map(({ headers }) => headers["webhook-id"]);

const hasCalendarFile = (guest: string) =>
  mailbox.received.some(
    ({ to, parts }) => to === guest && parts.some(({ type }) => type.startsWith("text/calendar")),
  );

it("every confirmed event is delivered under one id, whichever process is killed", async () => {
  const written: { event: string; guest: string }[] = [];
  let writing = true;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (writing) {
      const guest = `${makeUniqueName("guest")}@example.com`;
      const planned = written.length % 2 === 0;
      const wish = buildTestEventBody(host, { dates: [DATE], invitees: [{ email: guest }] });
      const made = await insist("/v2/events", { ...wish, confirmed: { flag: !planned } });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const event = made.body._id;
      if (planned) expect((await insist(`/v2/events/${event}/confirm`, {})).status).toBe(200);
      written.push({ event, guest });
    }
  });
  await Promise.all([killAgainAndAgain(0, startWeb), killAgainAndAgain(1, startWorker)]);
  writing = false;
  await Promise.all(writers);

  expect(unanswered).toBeGreaterThan(0);
  expect(await api.db.event.count()).toBe(written.length);
  const listMissing = () =>
    written.flatMap(({ event, guest }) => [
      ...ACTIONS.filter((action) => deliveredIds(action, event).length === 0).map(
        (action) => `${action} of ${event}`,
      ),
      ...(hasCalendarFile(guest) ? [] : [`calendar file for ${guest}`]),
    ]);
  await expect.poll(listMissing, { timeout: 120_000, interval: 200 }).toEqual([]);
  for (const { event } of written)
    for (const action of ACTIONS) expect(new Set(deliveredIds(action, event)).size).toBe(1);
  const mails = mailbox.received.map(
    ({ to, headers }) => `${to} ${/^message-id: (.*)$/im.exec(headers)?.[1]}`,
  );
  // The invitation, if the worker was faster than the confirmation, and the confirmation, with different ids.
  for (const { guest } of written)
    expect(new Set(mails.filter((mail) => mail.startsWith(`${guest} `))).size).toBeLessThanOrEqual(2);
}, 360_000);
