import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acquireNextStep } from "@/lib/domain/lifecycle/test-mode/acquire-next-step";
import { getDatabase } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { startWorker } from "@/lib/worker/start-worker";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createSandbox, moveClock } from "../support/test-mode";
import { buildEveryDay, createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { joinTestWaitingList } from "../support/waiting-list";
import { startWebhookReceiver } from "../support/webhook-receiver";
import { createTestWebhook } from "../support/webhooks";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi({
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Bookpage <no-reply@example.com>",
  WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
  NODE_TLS_REJECT_UNAUTHORIZED: "0",
});

let live: Tenant;
let stopWorker: () => Promise<void>;

beforeAll(async () => {
  live = await api.tenant("Acme");
  stopWorker = await startWorker(process.env.DATABASE_DIRECT_URL as string);
});

afterAll(async () => {
  await stopWorker();
});

/** An empty sandbox with its clock stopped at `now`. */
async function sandboxAt(now: string): Promise<Tenant> {
  const sandbox = await createSandbox(await api.tenant(makeUniqueName("Acme")));
  const reset = await sandbox.post("/v2/test/reset", { now });
  expect(reset.body).toMatchObject({ now: new Date(now).toISOString(), running: false, target: null });
  return sandbox;
}

async function pageIn(sandbox: Tenant, settings: Record<string, unknown> = {}) {
  const host = await createTestHost(sandbox);
  const page = await createTestPage(sandbox, host._id, {
    nickname: makeUniqueName("page"),
    custom: { auto_confirm: true },
    ...settings,
  });
  return { host, page };
}

const clockOf = async (sandbox: Tenant) => (await sandbox.get("/v2/test/clock")).body;

describe("the set clock of a sandbox", () => {
  it("is the time of every write and decision in the sandbox", { tags: "main" }, async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const { host, page } = await pageIn(sandbox);
    expect(host.createdAt).toBe("2031-03-10T07:30:00.000Z");
    expect(page).toMatchObject({
      createdAt: "2031-03-10T07:30:00.000Z",
      updatedAt: "2031-03-10T07:30:00.000Z",
    });
    expect(parseInt(page._id.slice(0, 8), 16) * 1000).toBe(Date.parse("2031-03-10T07:30:00Z"));
    const past = await sandbox.post("/v2/bookings", {
      page: page.nickname,
      start: "2031-03-10T07:00:00Z",
      email: "guest@example.com",
    });
    expect(past.status).toBeGreaterThanOrEqual(400);
    const booking = await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-11T09:00:00Z" });
    expect(booking.createdAt).toBe("2031-03-10T07:30:00.000Z");
    const slots = await sandbox.get(
      `/v2/slots?user=${host._id}&duration=30&from=2031-03-09T00:00:00Z&to=2031-03-12T00:00:00Z`,
    );
    if (slots.status === 200) expect(JSON.stringify(slots.body)).not.toContain("2031-03-09T");
  });

  it("only moves forwards, within some years", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const back = await sandbox.put("/v2/test/clock", { now: "2031-03-10T07:29:59Z" });
    expect(back.status).toBe(409);
    expect(back.body.errors).toMatchObject([{ pointer: "/now", code: "past" }]);
    expect(back.body.detail).toContain("only goes forwards");
    for (const now of ["1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "9999-12-31T00:00:00Z", "soon", 5]) {
      const absurd = await sandbox.put("/v2/test/clock", { now });
      expect(absurd.status).toBe(400);
      expect(absurd.body.errors[0].pointer).toBe("/now");
    }
    const ended = await sandbox.delete("/v2/test/clock");
    expect(ended.status).toBe(409);
    expect(await clockOf(sandbox)).toMatchObject({ now: "2031-03-10T07:30:00.000Z", target: null });
  });

  it("applies to one sandbox, and never to a live organisation", async () => {
    const [one, other] = [await sandboxAt("2031-01-01T00:00:00Z"), await sandboxAt("2032-01-01T00:00:00Z")];
    await moveClock(one, "2031-06-01T00:00:00Z");
    expect(await clockOf(other)).toMatchObject({ now: "2032-01-01T00:00:00.000Z" });
    const user = await createTestHost(live);
    expect(Math.abs(Date.parse(user.createdAt) - Date.now())).toBeLessThan(60_000);
    expect((await createTestHost(one)).createdAt).toBe("2031-06-01T00:00:00.000Z");
    expect((await createTestHost(other)).createdAt).toBe("2032-01-01T00:00:00.000Z");
  });

  it("runs on if requested, and by itself after a reset without a time", async () => {
    const sandbox = await sandboxAt("2031-01-01T00:00:00Z");
    await sandbox.put("/v2/test/clock", { running: true });
    await expect.poll(async () => (await clockOf(sandbox)).target).toBeNull();
    const before = await clockOf(sandbox);
    expect(before.running).toBe(true);
    await expect
      .poll(async () => Date.parse((await clockOf(sandbox)).now))
      .toBeGreaterThan(Date.parse(before.now));
    const reset = (await sandbox.post("/v2/test/reset", {})).body;
    expect(reset.running).toBe(true);
    expect(Math.abs(Date.parse(reset.now) - Date.now())).toBeLessThan(60_000);
  });

  it("moves to the furthest of simultaneous requests", async () => {
    const sandbox = await sandboxAt("2031-01-01T00:00:00Z");
    const times = [
      "2031-02-01T00:00:00Z",
      "2031-03-01T00:00:00Z",
      "2031-04-01T00:00:00Z",
      "2031-05-01T00:00:00Z",
    ];
    const responses = await Promise.all(times.map((now) => sandbox.put("/v2/test/clock", { now })));
    for (const { status } of responses) expect([200, 202, 409]).toContain(status);
    expect(responses[3]?.status).toBeLessThan(300);
    await expect.poll(async () => (await clockOf(sandbox)).target, { timeout: 20_000 }).toBeNull();
    expect((await clockOf(sandbox)).now).toBe("2031-05-01T00:00:00.000Z");
  });
});

describe("the moving clock of a sandbox", () => {
  it("sends reminders at their time, with the state of that time", { tags: "main" }, async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const { page } = await pageIn(sandbox);
    await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-13T10:00:00Z" });
    await moveClock(sandbox, "2031-03-12T09:59:59Z");
    const kinds = async () =>
      (await sandbox.get("/v2/mails")).body.map((mail: { kind: string }) => mail.kind);
    expect(await kinds()).not.toContain("reminder");
    await moveClock(sandbox, "2031-03-14T00:00:00Z");
    const mails = (await sandbox.get("/v2/mails")).body;
    const reminder = mails.find(({ kind }: { kind: string }) => kind === "reminder");
    expect(reminder).toMatchObject({ createdAt: "2031-03-12T10:00:00.000Z", state: "unsent" });
  });

  it("runs a workflow of SMS, mail and feedback, and the timeline tells it all", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const { page } = await pageIn(sandbox);
    const before = { trigger: "before_start", amount: 1 };
    await createTestWorkflow(sandbox, [
      { when: { ...before, unit: "days" }, channel: "sms", to: ["booker"], template: "reminder" },
      { when: { ...before, unit: "hours" }, to: ["booker"], template: "still_coming" },
      { when: { trigger: "after_end", amount: 1, unit: "hours" }, to: ["booker"], template: "feedback" },
    ]);
    const event = await createTestBooking(sandbox, {
      page: page.nickname,
      start: "2031-03-13T10:00:00Z",
      attendee: { name: "Ana Silva", email: "ana@mail.example", phone: "+49 151 23456789" },
      sms_consent: "Text me about this meeting",
    });
    await moveClock(sandbox, "2031-03-14T00:00:00Z");
    const { body } = await sandbox.get(`/v2/events/${event._id}/timeline`);
    const told = body
      .filter(({ step }: { step: unknown }) => step)
      .map(({ at, step }: { at: string; step: { channel: string; state: string } }) => [
        at.slice(0, 16),
        step.channel,
        step.state,
      ]);
    expect(told).toEqual([
      ["2031-03-12T10:00", "sms", "sent"],
      ["2031-03-13T09:00", "mail", "sent"],
      ["2031-03-13T11:30", "mail", "sent"],
    ]);
  });

  it("sends a reminder across a clock change 24 elapsed hours before the meeting", async () => {
    const sandbox = await sandboxAt("2031-03-28T07:00:00Z");
    const { page } = await pageIn(sandbox);
    await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-30T08:00:00Z" });
    await moveClock(sandbox, "2031-03-31T00:00:00Z");
    const mails = (await sandbox.get("/v2/mails")).body;
    const reminder = mails.find(({ kind }: { kind: string }) => kind === "reminder");
    expect(reminder.createdAt).toBe("2031-03-29T08:00:00.000Z");
    const { text } = (await sandbox.get(`/v2/mails/${reminder._id}`)).body;
    expect(text).toContain("10:00");
  });

  it("retries a failing webhook at its scheduled times, and gives it up", async () => {
    const receiver = await startWebhookReceiver({
      "/down": (response) => {
        response.statusCode = 500;
        response.end();
      },
    });
    try {
      const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
      const hook = await createTestWebhook(sandbox, {
        action: "event.created",
        target_url: `${receiver.url}/down`,
      });
      const { body: ping } = await sandbox.post(`/hooks/${hook._id}/ping`, {});
      await moveClock(sandbox, "2031-03-30T00:00:00Z");
      const { body } = await sandbox.get(`/hooks/${hook._id}/deliveries/${ping._id}`);
      expect(body.state).toBe("failed");
      const times = body.attempts.map(({ started_at }: { started_at: string }) => started_at);
      expect(times.length).toBeGreaterThan(3);
      expect(times).toEqual([...times].sort());
      expect(new Set(times).size).toBe(times.length);
      expect(times.at(-1) > "2031-03-10T12").toBe(true);
      expect(receiver.at("/down").every(({ headers }) => headers["bookpage-mode"] === "test")).toBe(true);
    } finally {
      await receiver.close();
    }
  });

  it("expires holds, and deletes old data", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const { host } = await pageIn(sandbox);
    const time = { start: "2031-03-11T09:00:00Z", end: "2031-03-11T09:30:00Z" };
    const hold = await sandbox.post("/v2/holds", { user: host._id, ...time });
    expect(hold.status, JSON.stringify(hold.body)).toBe(201);
    const again = await sandbox.post("/v2/holds", { user: host._id, ...time });
    expect(again.status).toBe(409);
    await moveClock(sandbox, "2031-03-10T20:00:00Z");
    expect((await sandbox.post("/v2/holds", { user: host._id, ...time })).status).toBe(201);
    const posted = async () => {
      const body = { action: "event.created", target_url: "https://hooks.example.com/once" };
      return (await sandbox.post("/hooks", body, { "idempotency-key": "the-same" })).body._id;
    };
    const first = await posted();
    expect(await posted()).toBe(first);
    await moveClock(sandbox, "2031-03-12T07:30:00Z");
    expect(await posted()).not.toBe(first);
    await api.db.mail.deleteMany({ where: { organizationId: sandbox.id } });
    const { page } = await pageIn(sandbox);
    await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-13T10:00:00Z" });
    await moveClock(sandbox, "2031-03-14T00:00:00Z");
    expect((await sandbox.get("/v2/mails")).body.length).toBeGreaterThan(0);
    await moveClock(sandbox, "2032-05-01T00:00:00Z");
    expect((await sandbox.get("/v2/mails")).body).toEqual([]);
  });

  it("expires offers of a waiting list, and offers the next booker the time", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:00:00Z");
    const host = await createTestHost(sandbox, { days: buildEveryDay("09:00", "10:00"), timezone: "UTC" });
    const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 } };
    const page = await createTestPage(sandbox, host._id, { nickname: makeUniqueName("full"), custom });
    const booking = await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-20T09:00:00Z" });
    for (const email of ["ana@example.com", "ben@example.com"]) {
      await runInWorkContext({ requestId: null }, () =>
        joinTestWaitingList(sandbox, page.nickname, { email, day: "2031-03-20", tz: "UTC" }),
      );
      await moveClock(sandbox, email.startsWith("ana") ? "2031-03-10T07:10:00Z" : "2031-03-10T08:00:00Z");
    }
    expect((await sandbox.post(`/v2/bookings/${booking._id}/cancel`, {})).status).toBe(200);
    await moveClock(sandbox, "2031-03-11T08:00:00Z");
    const mails: { kind: string; createdAt: string; to: string }[] = (await sandbox.get("/v2/mails")).body;
    const offered = mails
      .filter(({ kind }) => kind === "waiting_offered")
      .map(({ to, createdAt }) => [to, createdAt])
      .sort((a, b) => String(a[1]).localeCompare(String(b[1])));
    expect(offered).toEqual([
      ["ana@example.com", "2031-03-10T08:00:00.000Z"],
      ["ben@example.com", "2031-03-10T09:00:00.000Z"],
    ]);
  });

  it("completes the step of a dead worker in the next one, once", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    const { page } = await pageIn(sandbox);
    await createTestBooking(sandbox, { page: page.nickname, start: "2031-03-13T10:00:00Z" });
    await expect.poll(async () => (await sandbox.get("/v2/mails")).body.length).toBeGreaterThan(0);
    await stopWorker();
    const sent = await sandbox.put("/v2/test/clock", { now: "2031-03-14T00:00:00Z" });
    expect(sent).toMatchObject({ status: 202, body: { target: "2031-03-14T00:00:00.000Z" } });
    for (let step = 0; step < 3; step += 1)
      await acquireNextStep(getDatabase(), asOrganizationId(sandbox.id), "one that dies");
    await api.db.testClock.update({
      where: { organizationId: sandbox.id },
      data: { lockedUntil: new Date(Date.now() + 1000) },
    });
    stopWorker = await startWorker(process.env.DATABASE_DIRECT_URL as string);
    await expect
      .poll(async () => await clockOf(sandbox), { timeout: 20_000 })
      .toMatchObject({ now: "2031-03-14T00:00:00.000Z", target: null, waiting: 0, failed: 0 });
    const mails: { kind: string; createdAt: string; to: string }[] = (await sandbox.get("/v2/mails")).body;
    const reminders = mails.filter(({ kind }) => kind === "reminder");
    expect(new Set(reminders.map(({ createdAt }) => createdAt))).toEqual(
      new Set(["2031-03-12T10:00:00.000Z"]),
    );
    expect(new Set(reminders.map(({ to }) => to)).size).toBe(reminders.length);
  });

  it("leaves a freed time's offer to the next worker if one dies", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:00:00Z");
    const host = await createTestHost(sandbox, { days: buildEveryDay("09:00", "10:00"), timezone: "UTC" });
    const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true } };
    const { nickname } = await createTestPage(sandbox, host._id, {
      nickname: makeUniqueName("held"),
      custom,
    });
    const time = { start: "2031-03-20T09:00:00Z", end: "2031-03-20T10:00:00Z" };
    const hold = await sandbox.post("/v2/holds", { user: host._id, ...time });
    const email = `${makeUniqueName("ana")}@example.com`;
    await runInWorkContext({ requestId: null }, () =>
      joinTestWaitingList(sandbox, nickname, { email, day: "2031-03-20", tz: "UTC" }),
    );
    await moveClock(sandbox, "2031-03-10T07:00:30Z");
    await stopWorker();
    await sandbox.put("/v2/test/clock", { now: "2031-03-11T12:00:00Z" });
    // The worker dies after the start of each step.
    for (let step = 0; step < 4; step += 1)
      await acquireNextStep(getDatabase(), asOrganizationId(sandbox.id), "one that dies");
    await api.db.testClock.update({
      where: { organizationId: sandbox.id },
      data: { lockedUntil: new Date(Date.now() - 1) },
    });
    stopWorker = await startWorker(process.env.DATABASE_DIRECT_URL as string);
    await expect
      .poll(async () => await clockOf(sandbox), { timeout: 20_000 })
      .toMatchObject({ now: "2031-03-11T12:00:00.000Z", target: null, failed: 0 });
    const { body: mails } = await sandbox.get(`/v2/mails?search=${email}`);
    const offered = mails.filter(({ kind }: { kind: string }) => kind === "waiting_offered");
    expect(offered.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual([hold.body.expires_at]);
  });

  it("gives up a failing job after some attempts, reports it, and continues", async () => {
    const sandbox = await sandboxAt("2031-03-10T07:30:00Z");
    await api.db.testJob.create({
      data: {
        organizationId: sandbox.id,
        id: generateId(),
        task: "no_such_task",
        payload: { organization: sandbox.id },
        attempts: 4,
        dueAt: new Date("2031-03-11T00:00:00Z"),
      },
    });
    await moveClock(sandbox, "2031-03-12T00:00:00Z");
    expect(await clockOf(sandbox)).toMatchObject({ now: "2031-03-12T00:00:00.000Z", failed: 1 });
    expect((await sandbox.get("/v2/jobs")).body).toMatchObject([{ task: "no_such_task", state: "failed" }]);
  });

  it("covers hundreds of days with many meetings, and sends each reminder in order", async () => {
    const sandbox = await sandboxAt("2031-01-01T00:00:00Z");
    const { page } = await pageIn(sandbox);
    for (let day = 0; day < 12; day += 1) {
      const start = new Date(Date.UTC(2031, 0, 10 + day * 30, 10)).toISOString();
      await createTestBooking(sandbox, { page: page.nickname, start });
    }
    await moveClock(sandbox, "2032-02-05T00:00:00Z");
    const failed = await api.db.testJob.count({ where: { organizationId: sandbox.id } });
    expect(failed).toBe(0);
  });
});
