import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { recordTextCost } from "@/lib/domain/messaging/sms/record-text-cost";
import { createTestApi, type Tenant } from "../support/api";
import { createSmsKit, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { startTwilioServer } from "../support/start-twilio-server";
import { createTestWorkflow } from "../support/workflows";

const twilio = await startTwilioServer();
const api = createTestApi({ TWILIO_TEST_ORIGIN: twilio.url });

/** One part long. */
const SHORT_STEP = { ...SMS_STEP, template: null, text: "See you {date}" };

let acme: Tenant;
let kit: SmsKit;
let workflow: { _id: string };

afterAll(() => twilio.close());
beforeEach(async () => {
  twilio.setMode("normal");
  twilio.setPrice(null);
  twilio.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme, { auto_confirm: true });
  await api.db.user.updateMany({ where: { id: kit.host._id }, data: { admin: true } });
  workflow = await createTestWorkflow(acme, [SHORT_STEP]);
});

/** Books and runs the step; the nth meeting of the day. */
async function plan(nth: number) {
  const start = SMS_START + nth * HOUR;
  const event = await kit.book({ phone: `+49 151 2345670${nth}` }, { start });
  await kit.plan(event, start - DAY);
  return event;
}

async function text(nth: number) {
  const event = await plan(nth);
  const message = await kit.send(event, SMS_START + nth * HOUR - DAY);
  return { event, message };
}

const listNotices = async () =>
  (await api.db.mail.findMany({ where: { organizationId: acme.id, kind: { startsWith: "sms_budget" } } }))
    .map(({ kind }) => kind)
    .sort();

const price = (message: { id: string }, attempt = 0) =>
  recordTextCost(
    api.db,
    { organization: acme.id, message: message.id, attempt },
    asInstant(SMS_START - DAY + attempt * MINUTE),
  );

const getUsage = async () => {
  const rows = await api.db.smsUsage.findMany({ where: { organizationId: acme.id } });
  return rows.map(({ month, messages, parts, pricedParts, cost, currency, workflowId }) => ({
    ...{ month, messages, parts, pricedParts, currency, workflowId, cost: Number(cost) },
  }));
};

describe("the budget for SMS", () => {
  it("ends the messages of a month, and admins are told at 80 and at 100 percent, once", {
    tags: "main",
  }, async () => {
    await kit.connect({ budget: { kind: "parts", limit: 2 } });
    await text(0);
    expect(await listNotices()).toEqual([]);
    await text(1);
    expect(await listNotices()).toEqual(["sms_budget_over"]);
    const third = await plan(2);
    expect(await kit.listSteps(third)).toMatchObject([{ state: "skipped", reason: "over_budget" }]);
    expect(twilio.sent).toHaveLength(2);
    expect(await listNotices()).toEqual(["sms_budget_over"]);
    expect(await getUsage()).toMatchObject([
      { month: "2031-03", messages: 2, parts: 2, workflowId: workflow._id },
    ]);
  });

  it("counts what was queued together when it is sent", async () => {
    await kit.connect({ budget: { kind: "parts", limit: 1 } });
    const [first, second] = [await plan(0), await plan(1)];
    await kit.send(first);
    expect(await kit.send(second)).toMatchObject({ state: "failed", error: "over_budget" });
    expect(await kit.listSteps(second)).toMatchObject([
      { state: "skipped", reason: "over_budget", text: null },
    ]);
  });

  it("counts no message that the provider has not taken", async () => {
    await kit.connect({ budget: { kind: "parts", limit: 5 } });
    twilio.setMode("busy");
    const { event } = await text(0);
    expect(await getUsage()).toMatchObject([{ messages: 0, parts: 0 }]);
    twilio.setMode("normal");
    await kit.send(event);
    expect(await getUsage()).toMatchObject([{ messages: 1, parts: 1 }]);
  });

  it("of money counts reported prices, and unknown ones at their mean", { tags: "main" }, async () => {
    await kit.connect({ budget: { kind: "amount", limit: 0.2 } });
    const { message } = await text(0);
    await price(message);
    expect(await getUsage()).toMatchObject([{ pricedParts: 0, cost: 0 }]);
    twilio.setPrice("-0.09000");
    await price(message, 1);
    await price(message, 1);
    expect(await getUsage()).toMatchObject([{ parts: 1, pricedParts: 1, cost: 0.09, currency: "USD" }]);
    await text(1);
    expect(await listNotices()).toEqual(["sms_budget_near"]);
    const third = await plan(2);
    expect(await kit.listSteps(third)).toMatchObject([{ state: "skipped", reason: "over_budget" }]);
  });

  it("is changed and removed, and must be a whole number of parts", async () => {
    const budget = { kind: "amount", limit: 19.99 };
    expect((await kit.connect({ budget })).body).toMatchObject({ budget, usage: { messages: 0 } });
    expect((await kit.connect()).body).toMatchObject({ budget });
    expect((await kit.connect({ budget: null })).body).toMatchObject({ budget: null });
    const wrong = await kit.connect({ budget: { kind: "parts", limit: 1.5 } });
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ pointer: "/budget/limit" }]]);
    expect((await kit.connect({ budget: { kind: "parts", limit: 0 } })).status).toBe(400);
  });
});

it("insights have the cost by month and workflow, for those who see all", async () => {
  await kit.connect();
  const { message } = await text(0);
  twilio.setPrice("-0.0750");
  await price(message);
  const range = "from=2031-03-01&to=2031-03-31";
  const { body } = await acme.get(`/v2/insights?${range}`);
  expect(body.sms).toEqual([
    {
      ...{ month: "2031-03", workflow: workflow._id, name: "Reminders" },
      ...{ messages: 1, parts: 1, cost: 0.075, currency: "USD" },
    },
  ]);
  expect((await acme.get(`/v2/insights?${range}&host=${kit.host._id}`)).body.sms).toBeNull();
});

it("an attempt that would be repeated in quiet hours waits for their end", async () => {
  await kit.connect({ quiet_hours: { from: "20:00", until: "07:00" } });
  const event = await plan(0);
  const { id } = await kit.findMessage(event);
  twilio.setMode("busy");
  await kit.send(event, SMS_START - 12 * HOUR); // 21:00 in Berlin
  const { rows } = await api.pool.query(
    "SELECT run_at FROM graphile_worker._private_jobs WHERE payload ->> 'message' = $1 ORDER BY id DESC LIMIT 1",
    [id],
  );
  expect(rows[0].run_at).toEqual(new Date(SMS_START - 2 * HOUR));
});
