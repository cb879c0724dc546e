import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { sendPush } from "@/lib/domain/events/push/send-push";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { BROWSER_KEYS, buildSubscription } from "../support/push";
import { startPushService } from "../support/push-service";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

// The push service's certificate is self-signed.
const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", NODE_TLS_REJECT_UNAUTHORIZED: "0" });

const TARGET = "https://hooks.example.com/workflow";
const DAY_BEFORE = { trigger: "before_start", amount: 1, unit: "days" };

let acme: Tenant;
let host: { _id: string };
let nickname: string;
let push: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  push = await startPushService(BROWSER_KEYS);
});
afterAll(() => push.close());
beforeEach(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id)).nickname;
});

const START = Date.UTC(2031, 2, 10, 8);

async function book() {
  const event = await createTestBooking(acme, {
    page: nickname,
    start: new Date(START).toISOString(),
    attendee: { name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` },
  });
  if (!event.confirmed?.flag) await acme.post(`/v2/events/${event._id}/confirm`, {});
  return event;
}

const run = (event: { _id: string }, now: number) =>
  runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body
    .filter(({ step }: { step: unknown }) => step)
    .map(({ kind, step }: { kind: string; step: Record<string, unknown> }) => ({ kind, ...step }));

describe("a webhook step", () => {
  const step = { when: DAY_BEFORE, channel: "webhook", url: TARGET };

  it("sends the meeting once, through a webhook that is made for its address", { tags: "main" }, async () => {
    const workflow = await createTestWorkflow(acme, [step]);
    await acme.put(`/v2/workflows/${workflow._id}`, { steps: workflow.steps });
    const { hooks } = (await acme.get("/hooks")).body;
    expect(hooks).toMatchObject([{ target_url: TARGET, actions: ["workflow.step"], format: "object" }]);

    const event = await book();
    expect(await listSteps(event)).toMatchObject([{ channel: "webhook", state: "planned" }]);
    await run(event, START - DAY);
    await run(event, START - DAY + MINUTE);
    const [delivery, ...more] = (await acme.get(`/hooks/${hooks[0]._id}/deliveries`)).body;
    expect(more).toEqual([]);
    const { body } = (await acme.get(`/hooks/${hooks[0]._id}/deliveries/${delivery._id}`)).body;
    expect(JSON.parse(body)).toMatchObject({
      action: "workflow.step",
      resource: { workflow: workflow._id, trigger: "before_start", event: { _id: event._id } },
    });
    const where = { organizationId: acme.id, id: delivery._id };
    await api.db.webhookDelivery.updateMany({ where, data: { state: "delivered", nextAt: null } });
    expect(await listSteps(event)).toMatchObject([{ kind: "delivered", state: "delivered" }]);
  });

  it("uses a webhook that exists, and says so when it is switched off", async () => {
    const made = await acme.post("/hooks", { actions: ["workflow.step"], target_url: TARGET });
    await createTestWorkflow(acme, [step]);
    expect((await acme.get("/hooks")).body.hooks).toHaveLength(1);
    const where = { organizationId: acme.id, id: made.body._id };
    await api.db.webhook.updateMany({ where, data: { disabledAt: new Date() } });
    const event = await book();
    await run(event, START - DAY);
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "webhook_off" }]);
  });

  it("needs the right to create webhooks", async () => {
    const { key } = (await acme.post("/v2/api_keys", { name: "Pages", scopes: ["bookpages:write"] })).body;
    const body = { name: "Sneaky", steps: [step] };
    const headers = { authorization: `Bearer ${key}` };
    expect((await acme.post("/v2/workflows", body, headers)).status).toBe(403);
    await acme.post("/hooks", { actions: ["workflow.step"], target_url: TARGET });
    expect((await acme.post("/v2/workflows", body, headers)).status).toBe(201);
  });

  it.each([
    ["no address", { ...step, url: undefined }, "/steps/0/url"],
    ["an address without https", { ...step, url: "http://example.com" }, "/steps/0/url"],
    ["an address of the machine", { ...step, url: "https://localhost/x" }, "/steps/0/url"],
    ["recipients", { ...step, to: ["booker"] }, "/steps/0/to"],
    ["a text", { ...step, text: "Hello" }, "/steps/0/text"],
    [
      "an address for a mail",
      { ...step, channel: "mail", to: ["booker"], template: "thanks" },
      "/steps/0/url",
    ],
  ])("is rejected with %s", async (_, wrong, pointer) => {
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps: [wrong] });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
      400,
      [pointer],
    ]);
  });
});

describe("a notification", () => {
  const step = {
    when: DAY_BEFORE,
    channel: "push",
    to: ["host", "booker"],
    subject: "Tomorrow with {host}",
    text: "{booker} comes at {time}.",
  };

  it("reaches the browsers of the host, and the timeline says whom it does not reach", async () => {
    await acme.put(`/v2/users/${host._id}/preferences`, { push: { event_confirmed: true } });
    const browser = buildSubscription(`${push.url}/workflow`);
    await acme.post(`/v2/users/${host._id}/push_subscriptions`, browser);
    await createTestWorkflow(acme, [step]);
    const event = await book();
    await run(event, START - DAY);
    await run(event, START - DAY + HOUR);
    const messages = await api.db.pushMessage.findMany({ where: { organizationId: acme.id } });
    for (const { id } of messages)
      await sendPush(api.db, { organization: acme.id, message: id }, asInstant(START - DAY));
    const [sent, ...more] = push.at("/workflow");
    expect(more).toEqual([]);
    expect(sent?.payload).toMatchObject({
      title: expect.stringContaining("Tomorrow with"),
      body: expect.stringContaining("Ana Silva comes at"),
    });
    const states = (await listSteps(event)).map(({ state, reason }: Record<string, unknown>) => [
      state,
      reason,
    ]);
    expect(states).toEqual(
      expect.arrayContaining([
        ["sent", null],
        ["skipped", "no_push"],
      ]),
    );
  });

  it("follows the preferences of the person", async () => {
    await acme.put(`/v2/users/${host._id}/preferences`, { push: { event_confirmed: false } });
    await acme.post(`/v2/users/${host._id}/push_subscriptions`, buildSubscription(`${push.url}/unwanted`));
    await createTestWorkflow(acme, [{ ...step, to: ["host"] }]);
    const event = await book();
    await run(event, START - DAY);
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "preference" }]);
  });

  it("is not for team admins", async () => {
    const steps = [{ ...step, to: ["team_admins"] }];
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps });
    expect([status, body.errors[0].pointer]).toEqual([400, "/steps/0/to"]);
  });
});
