import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import type { OffboardingCount } from "@/lib/domain/lifecycle/offboarding/schema";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestEvent } from "../support/events";
import { createTestLocation, createTestLocator } from "../support/locators";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";

const SERIES = 2; // Each series has fifty meetings.
const PAGES = 20;
const TEAMS = 20;
const POLLS = 10;
const AWAY = 5;

/** The worker is killed during the next step after these counts. */
const KILLS: [OffboardingCount, number][] = [
  ["meetings_handed_over", 3],
  ["meetings_handed_over", 60],
  ["polls_handed_over", 3],
  ["pages_handed_over", 4],
  ["teams_handed_over", 4],
];

const mailbox = await startMailServer();
const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  OPEN_BOOKINGS_LIMIT: "0",
  WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
});

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let acme: Tenant;
let worker: ChildProcess | undefined;

const startWorker = () => startWorkerProcess({ NODE_EXTRA_CA_CERTS: CA_FILE });

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  acme = await api.tenant();
  await createTestWebhook(acme, {
    action: "event.updated",
    format: "object",
    target_url: `${receiver.url}/updated`,
  });
}, 600_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await receiver.close();
  await mailbox.close();
});

interface Person {
  _id: string;
  emails: [string];
}

const createOpen = (): Promise<Person> =>
  createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("00:00", "23:59") },
  });

const timeOf = (day: number, hour: number) =>
  `${new Date(Date.now() + day * DAY).toISOString().slice(0, 10)}T${String(hour).padStart(2, "0")}:00:00Z`;

/** Creates a user with a page, and meetings in several series at these hours. */
async function createLeaver(firstHour: number, series: number) {
  const departingUser = await createOpen();
  const custom = { auto_confirm: true, duration: 30, series: { every: ["week"], times: [1, 52] } };
  const { nickname } = await createTestPage(acme, departingUser._id, { custom });
  for (let hour = firstHour; hour < firstHour + series; hour++)
    await createTestBooking(acme, {
      page: nickname,
      start: timeOf(30, hour),
      attendee: { name: "Gina", email: `${makeUniqueName("gina")}@example.com` },
      series: { every: "week", times: 50 },
    });
  const single = buildTestBookingBody({
    page: nickname,
    start: timeOf(31, firstHour),
    attendee: { name: "Gustav", email: `${makeUniqueName("gustav")}@example.com` },
  });
  expect((await acme.post("/v2/bookings", single)).status).toBe(201);
  return { departingUser, nickname };
}

async function giveBelongings(departingUser: Person) {
  for (let index = 1; index < PAGES; index++)
    await createTestPage(acme, departingUser._id, { secondary: true });
  for (let index = 0; index < TEAMS; index++) await createTestTeam(acme, { members: [departingUser._id] });
  for (let index = 0; index < POLLS; index++) {
    const dates = [{ date: timeOf(40 + index, 9), end_date: timeOf(40 + index, 10) }];
    await createTestEvent(acme, departingUser, {
      dates,
      invitees: [{ email: `${makeUniqueName("paul")}@example.com` }],
    });
  }
  for (let index = 0; index < AWAY; index++)
    await acme.post(`/v2/users/${(await createTestUser(acme))._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-02",
      instead: departingUser._id,
    });
}

const startOffboarding = async (users: readonly Person[], to: Person): Promise<string[]> => {
  const body = { users: users.map(({ _id }) => _id), to: { user: to._id }, account: "delete" };
  const begun = await acme.post("/v2/offboardings", body);
  expect(begun.status, JSON.stringify(begun.body)).toBe(202);
  return begun.body.offboardings.map(({ _id }: { _id: string }) => _id);
};

const read = async (id: string) => (await acme.get(`/v2/offboardings/${id}`)).body;

const untilDone = (id: string) =>
  expect.poll(async () => (await read(id)).state, { timeout: 120_000, interval: 200 }).not.toBe("running");

/** Kills the worker when the database has this count, and starts another; false if it had finished. */
async function killAt(id: string, [what, count]: [OffboardingCount, number]): Promise<boolean> {
  for (;;) {
    const { done, state } = await api.db.offboarding.findFirstOrThrow({ where: { id } });
    if (state !== "running") return false;
    if (((done as Partial<Record<OffboardingCount, number>>)[what] ?? 0) >= count) break;
    await sleep(5);
  }
  await stopProcess(worker as ChildProcess, "SIGKILL");
  const { state } = await api.db.offboarding.findFirstOrThrow({ where: { id } });
  worker = await startWorker();
  return state === "running";
}

/**
 * Counts the notices of a meeting or poll since it has this host: mails to the host, mails of a change, and
 * webhooks.
 */
async function listTold(host: Person, where: { bookpage: boolean }): Promise<string[]> {
  const events = await api.db.event.findMany({
    where: { ...where, createdByUserId: host._id },
    select: { id: true },
  });
  const mails = await api.db.mail.findMany({ select: { eventId: true, recipient: true, kind: true } });
  const deliveries = receiver
    .at("/updated")
    .map(({ body, headers }) => ({ event: JSON.parse(body).resource._id, id: headers["webhook-id"] }));
  const told = events.map(({ id }) => {
    const ofEvent = mails.filter(({ eventId }) => eventId === id);
    const toHost = ofEvent.filter(({ recipient }) => recipient === host.emails[0]);
    const ofChange = ofEvent.filter(({ kind }) => kind === "changed");
    const ids = new Set(deliveries.filter(({ event }) => event === id).map((delivery) => delivery.id));
    return `${toHost.length} to the host, ${ofChange.length} of a change, ${ids.size} by webhook`;
  });
  return [...new Set(told)];
}

/** Counts the pending notifications. */
const countJobs = async () => {
  const { rows } = await api.pool.query(
    `SELECT count(*)::int AS count
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier IN ('send_event_notifications', 'send_mail', 'deliver_webhook') AND j.run_at <= now()`,
  );
  return rows[0].count as number;
};

it("an offboarding completes as requested although workers are killed, and notifies once per meeting", async () => {
  const [many, few] = [await createLeaver(3, SERIES), await createLeaver(10, 1)];
  const locator = await createTestLocator(acme);
  for (const { nickname } of [many, few]) await createTestLocation(acme, locator, { link: `/${nickname}` });
  await giveBelongings(many.departingUser);
  const next = await createOpen();
  worker = await startWorker();

  const ids = await startOffboarding([many.departingUser, few.departingUser], next);
  const rows = await api.db.offboarding.findMany({ where: { id: { in: ids } } });
  const large = rows.find(({ userId }) => userId === many.departingUser._id)?.id ?? "";
  const killed = [];
  for (const kill of KILLS) if (await killAt(large, kill)) killed.push(kill);
  expect(killed.length).toBeGreaterThan(KILLS.length / 2);

  for (const one of ids) await untilDone(one);
  expect(await read(large)).toMatchObject({
    state: "done",
    remaining: 0,
    done: {
      meetings_handed_over: SERIES * 50 + 1,
      meetings_cancelled: 0,
      polls_handed_over: POLLS,
      pages_handed_over: PAGES,
      teams_handed_over: TEAMS,
      substitutions_handed_over: AWAY,
    },
  });
  for (const { departingUser } of [many, few])
    expect((await acme.get(`/v2/users/${departingUser._id}`)).status).toBe(404);
  expect(await api.db.event.count({ where: { createdByUserId: next._id, cancelledAt: null } })).toBe(
    (SERIES + 1) * 50 + 2 + POLLS,
  );
  expect((await acme.get(`/v2/users/${next._id}/owned_resources`)).body).toMatchObject({
    pages: { length: PAGES + 1 },
    teams: { length: TEAMS },
    substitutions: AWAY,
  });
  expect((await acme.get("/v2/action_items")).body).toMatchObject({
    lost_locations: [],
    suspended_hosts: [],
    meetings_without_host: [],
  });

  await expect.poll(countJobs, { timeout: 120_000, interval: 500 }).toBe(0);
  expect(await listTold(next, { bookpage: true })).toEqual(["1 to the host, 1 of a change, 1 by webhook"]);
  expect(await listTold(next, { bookpage: false })).toEqual(["1 to the host, 0 of a change, 1 by webhook"]);
}, 600_000);
