import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { createSmsKit, SMS_ACCOUNT, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { startTwilioServer, TWILIO_ACCOUNT } from "../support/start-twilio-server";
import { createSandbox } from "../support/test-mode";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const twilio = await startTwilioServer();
const api = createTestApi({ TWILIO_TEST_ORIGIN: twilio.url });

let acme: Tenant;
let kit: SmsKit;

afterAll(() => twilio.close());
beforeEach(async () => {
  twilio.setMode("normal");
  twilio.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme);
});

const connect = () => kit.connect();
const book: SmsKit["book"] = (...parts) => kit.book(...parts);
const plan: SmsKit["plan"] = (...parts) => kit.plan(...parts);
const send: SmsKit["send"] = (...parts) => kit.send(...parts);
const findMessage: SmsKit["findMessage"] = (event) => kit.findMessage(event);
const listSteps: SmsKit["listSteps"] = (...parts) => kit.listSteps(...parts);
const report: SmsKit["report"] = (...parts) => kit.report(...parts);
const reply: SmsKit["reply"] = (...parts) => kit.reply(...parts);

describe("the account for SMS", () => {
  it("is checked, stored encrypted, changed without its token, and disconnected", {
    tags: "main",
  }, async () => {
    expect((await acme.get("/v2/sms_account")).body).toMatchObject({ connected: false, sender: null });
    const connected = await connect();
    expect(connected.body).toMatchObject({ connected: true, provider: "twilio", sender: "+4930123456" });
    expect(JSON.stringify(connected.body)).not.toContain(TWILIO_ACCOUNT.token);
    const row = await api.db.smsAccount.findFirstOrThrow({ where: { organizationId: acme.id } });
    expect(Buffer.from(row.credentials).includes(TWILIO_ACCOUNT.token)).toBe(false);
    const changed = await acme.post("/v2/sms_account", {
      account_id: SMS_ACCOUNT.account_id,
      sender: "Acme",
    });
    expect(changed.body).toMatchObject({ sender: "Acme" });
    expect(await api.db.smsAccount.count({ where: { organizationId: acme.id } })).toBe(1);
    expect((await acme.delete("/v2/sms_account")).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.get("/v2/sms_account")).body).toMatchObject({ connected: false });
  });

  it.each([
    ["a wrong token", { ...SMS_ACCOUNT, auth_token: "wrong" }, "/auth_token", "refused"],
    ["no token for a new account", { ...SMS_ACCOUNT, auth_token: undefined }, "/auth_token", "required"],
    ["another form of account", { ...SMS_ACCOUNT, account_id: "1234" }, "/account_id", "invalid_format"],
    ["a sender that is none", { ...SMS_ACCOUNT, sender: "0301234" }, "/sender", "invalid_format"],
  ])("is rejected with %s", async (_, body, pointer, code) => {
    const { status, body: problem } = await acme.post("/v2/sms_account", body);
    expect([status, problem.errors]).toMatchObject([400, [{ pointer, code }]]);
  });

  it("says that the provider cannot be reached", async () => {
    twilio.setMode("unavailable");
    expect((await connect()).body.errors).toMatchObject([{ pointer: "/account_id", code: "unreachable" }]);
  });

  it("sends a test message to a number with its country, five times in ten minutes", async () => {
    expect((await acme.post("/v2/sms_account/test", { to: "+49 151 23456789" })).status).toBe(409);
    await connect();
    const sendTest = (to: string) => acme.post("/v2/sms_account/test", { to });
    expect((await sendTest("0151 23456789")).body.errors).toMatchObject([{ pointer: "/to" }]);
    expect((await sendTest("+49 151 0000")).body.errors).toMatchObject([{ pointer: "/to" }]);
    const first = await sendTest("+49 151 23456789");
    expect([first.status, first.body]).toEqual([200, { to: "+4915123456789", parts: 1 }]);
    expect(twilio.sent).toMatchObject([{ To: "+4915123456789", From: "+4930123456" }]);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await sendTest("+49 151 23456789")).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a step with an SMS", () => {
  it("reaches the booker once, and the timeline follows the provider's reports", {
    tags: "main",
  }, async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    await plan(event, SMS_START - DAY + MINUTE);
    expect(await send(event)).toMatchObject({ state: "sent", recipient: "+4915123456789", parts: 1 });
    await send(event);
    expect(twilio.sent).toMatchObject([
      {
        To: "+4915123456789",
        From: "+4930123456",
        Body: expect.stringMatching(
          /^Reminder: .*Mon 10 Mar, 09:00 - 0?9:\d\d.* https:\/\/.*\/event\/.*key=/,
        ),
        ValidityPeriod: "36000",
      },
    ]);
    expect(await listSteps(event)).toMatchObject([{ channel: "sms", state: "sent", reason: null }]);

    const message = await findMessage(event);
    const params = { MessageSid: message.providerId ?? "", AccountSid: TWILIO_ACCOUNT.sid };
    expect(twilio.sent[0]?.StatusCallback).toBe(`https://meet.example.com/api/sms/${acme.id}/${message.id}`);
    expect(await report(message, { ...params, MessageStatus: "delivered" }, "forged")).toBe(403);
    expect(await listSteps(event)).toMatchObject([{ state: "sent" }]);
    for (const status of ["delivered", "delivered", "sent", "queued", "failed"])
      expect(await report(message, { ...params, MessageStatus: status })).toBe(200);
    expect(await listSteps(event)).toMatchObject([{ state: "delivered" }]);
  });

  it("says what the provider said about a message that did not arrive", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const rejected = await book({ phone: "+49 151 23451111" });
    await plan(rejected);
    await send(rejected);
    expect(await listSteps(rejected)).toMatchObject([
      { state: "failed", reason: "rejected", text: "21610: Attempt to send to unsubscribed recipient" },
    ]);
    expect((await acme.get("/v2/sms_account")).body.problem).toBeNull();
  });

  it("shows a delivery that failed, and a report about another message changes nothing", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    const message = await send(event);
    await report(message, { MessageSid: "SMother", MessageStatus: "failed" });
    expect(await listSteps(event)).toMatchObject([{ state: "sent" }]);
    const params = { MessageSid: message.providerId ?? "", MessageStatus: "undelivered", ErrorCode: "30003" };
    await report(message, params);
    expect(await listSteps(event)).toMatchObject([{ state: "failed", reason: "undelivered", text: "30003" }]);
  });

  it("is not sent twice if the worker is lost between sending and recording", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    const { id } = await findMessage(event);
    // The state that a lost worker leaves behind.
    await api.db.textMessage.updateMany({ where: { id }, data: { state: "sending", attempts: 1 } });
    expect(await send(event)).toMatchObject({ state: "unknown" });
    expect(twilio.sent).toEqual([]);
    expect(await listSteps(event)).toMatchObject([{ state: "failed", reason: "unknown_result", text: null }]);
    await report({ id }, { MessageSid: "SM1", MessageStatus: "delivered" });
    expect(await listSteps(event)).toMatchObject([{ state: "delivered", reason: null }]);
  });

  it("is not sent again if the response was lost", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    twilio.setMode("lose_response");
    expect(await send(event)).toMatchObject({ state: "unknown" });
    twilio.setMode("normal");
    await send(event);
    expect(twilio.sent).toHaveLength(1);
  });

  it("waits while the provider is busy, and not longer than until the meeting begins", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    twilio.setMode("busy");
    expect(await send(event)).toMatchObject({ state: "queued", attempts: 1 });
    twilio.setMode("normal");
    expect(await send(event, SMS_START)).toMatchObject({ state: "failed", error: "expired" });
    expect(twilio.sent).toEqual([]);
    expect(await listSteps(event)).toMatchObject([{ state: "failed", reason: "too_late", text: null }]);
  });

  it("shows in the settings that the provider rejects the account, until it accepts a message", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book();
    await plan(event);
    const other = await book({ phone: "+49 151 99999999" }, { start: SMS_START + HOUR });
    const where = { organizationId: acme.id };
    const row = await api.db.smsAccount.findFirstOrThrow({ where });
    await api.db.smsAccount.updateMany({ where, data: { accountId: `AC${"f".repeat(32)}` } });
    expect(await send(event)).toMatchObject({ state: "failed" });
    expect((await acme.get("/v2/sms_account")).body.problem).toBe("20003: Authenticate");
    await api.db.smsAccount.updateMany({ where, data: { accountId: row.accountId } });
    await plan(other, SMS_START + HOUR - DAY);
    await send(other, SMS_START + HOUR - DAY);
    expect((await acme.get("/v2/sms_account")).body.problem).toBeNull();
  });

  it.each([
    ["no account", { phone: "+49 151 23456789" }, false, "sms_off"],
    ["no number", {}, true, "no_phone"],
    ["an extension", { phone: "+49 30 123456 ext. 12" }, true, "no_phone"],
  ])("is skipped with %s", async (_, attendee, isConnected, reason) => {
    if (isConnected) await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book(attendee);
    await plan(event);
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason }]);
  });

  it("waits for the end of quiet hours, which the organisation may change", async () => {
    await acme.post("/v2/sms_account", { ...SMS_ACCOUNT, quiet_hours: { from: "20:00", until: "09:30" } });
    const hours = { ...SMS_STEP, when: { trigger: "before_start", amount: 24, unit: "hours" } };
    const workflow = await createTestWorkflow(acme, [hours]);
    const event = await book(); // at 9:00 in Berlin
    expect(await listSteps(event)).toMatchObject([{ due_at: "2031-03-09T08:30:00.000Z" }]);
    const tried = await acme.post(`/v2/workflows/${workflow._id}/try`, { event: event._id });
    expect(tried.body.steps[0].recipients).toMatchObject([{ due_at: "2031-03-09T08:30:00.000Z" }]);
    expect(
      (await acme.post("/v2/sms_account", { ...SMS_ACCOUNT, quiet_hours: null })).body.quiet_hours,
    ).toBeNull();
    await plan(event, SMS_START - 2 * DAY);
    expect(await listSteps(event)).toMatchObject([{ due_at: "2031-03-09T08:00:00.000Z", state: "planned" }]);
    const wrong = await acme.post("/v2/sms_account", {
      ...SMS_ACCOUNT,
      quiet_hours: { from: "09:00", until: "09:00" },
    });
    expect(wrong.body.errors).toMatchObject([{ pointer: "/quiet_hours/until" }]);
  });

  it("goes only to those who agreed, if the workflow asks for a ticked question", async () => {
    await connect();
    const question = { key: "sms", label: "Remind me by SMS", kind: "checkbox" };
    const asking = await createTestHost(acme);
    kit.page = (await createTestPage(acme, asking._id, { custom: { questions: [question] } })).nickname;
    const conditions = [{ kind: "answer", question: "sms", is: ["true"] }];
    await createTestWorkflow(acme, [SMS_STEP], { conditions });
    const attendee = { phone: "+49 151 23456789" };
    const agreed = await book(attendee, { answers: { sms: true } });
    const silent = await book(attendee, { start: SMS_START + HOUR });
    await plan(agreed);
    await send(agreed);
    expect(await listSteps(agreed)).toMatchObject([{ state: "sent" }]);
    expect(await listSteps(silent)).toMatchObject([{ state: "skipped", reason: "condition" }]);
  });

  it("has a text of one's own in plain signs, and not more than providers take", async () => {
    await connect();
    const own = { ...SMS_STEP, template: null, text: "See you, {recipient}… {date} – {time}" };
    await createTestWorkflow(acme, [own]);
    const event = await book();
    await plan(event);
    await send(event);
    expect(twilio.sent[0]?.Body).toMatch(/^See you, Ana Silva\.\.\. Monday,? 10 March 2031 - 09:00 - /);
  });

  it("is in the export of a person's data, and gone with them", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const email = `${makeUniqueName("ana")}@example.com`;
    const event = await book({ email, phone: "+49 151 23456789" });
    await plan(event);
    await send(event);
    const exported = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`);
    expect(exported.body.text_messages).toMatchObject([
      { event: event._id, to: "+4915123456789", text: expect.stringContaining("Reminder"), state: "sent" },
    ]);
    await acme.post("/v2/personal_data/erasures", { email });
    expect(await api.db.textMessage.count({ where: { eventId: event._id } })).toBe(0);
    expect(await listSteps(event)).toMatchObject([{ channel: "sms", state: "sent", text: null }]);
  });

  it("is only stored in a sandbox, which needs no account", async () => {
    const sandbox = await createSandbox(acme);
    const sandboxHost = await createTestHost(sandbox);
    kit.page = (await createTestPage(sandbox, sandboxHost._id)).nickname;
    await createTestWorkflow(sandbox, [SMS_STEP]);
    const event = await book(undefined, { tenant: sandbox });
    await plan(event, SMS_START - HOUR, sandbox.id);
    expect(await findMessage(event)).toMatchObject({ state: "unsent" });
    expect(await listSteps(event, sandbox)).toMatchObject([{ channel: "sms", state: "sent" }]);
  });

  it.each([
    ["to team admins", { ...SMS_STEP, to: ["team_admins"] }, "/steps/0/to"],
    ["to hosts with thanks", { ...SMS_STEP, to: ["host"], template: "thanks" }, "/steps/0/template"],
    ["with a subject", { ...SMS_STEP, template: null, subject: "Hello", text: "Hello" }, "/steps/0/subject"],
    [
      "with a fixed address",
      { ...SMS_STEP, template: null, text: "a", addresses: ["a@example.com"] },
      "/steps/0/addresses",
    ],
    ["without a text", { ...SMS_STEP, template: null }, "/steps/0/text"],
    ["with a long text", { ...SMS_STEP, template: null, text: "a".repeat(801) }, "/steps/0/text"],
  ])("is rejected %s", async (_, step, pointer) => {
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps: [step] });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
      400,
      [pointer],
    ]);
  });
});

describe("a reply", () => {
  const NUMBER = "+4915123456789";
  const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

  async function sendFirst() {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await book({ phone: NUMBER, email: `${makeUniqueName("ana")}@example.com` });
    await plan(event);
    await send(event);
    return event;
  }

  it("of STOP ends the messages to the number, and START begins them again", { tags: "main" }, async () => {
    await sendFirst();
    const stopped = await reply({ From: NUMBER, Body: " stop. " });
    expect(stopped).toMatchObject({
      status: 200,
      body: expect.stringContaining("Reply START to get them again"),
    });
    await reply({ From: NUMBER, Body: "STOP" });

    const second = await book({ phone: NUMBER }, { start: SMS_START + HOUR });
    await plan(second, SMS_START + HOUR - DAY);
    expect(await listSteps(second)).toMatchObject([{ state: "skipped", reason: "stopped" }]);

    expect((await reply({ From: NUMBER, Body: "Start" })).body).toContain("Reply STOP to end them");
    const third = await book({ phone: NUMBER }, { start: SMS_START + 2 * HOUR });
    await plan(third, SMS_START + 2 * HOUR - DAY);
    await reply({ From: NUMBER, Body: "ABMELDEN" });
    // It was queued before the reply.
    expect(await send(third, SMS_START + 2 * HOUR - DAY)).toMatchObject({
      state: "failed",
      error: "stopped",
    });
    expect(await listSteps(third)).toMatchObject([{ state: "failed", reason: "stopped", text: null }]);
    expect(twilio.sent).toHaveLength(1);
  });

  it("that the provider has handled gets no second reply", async () => {
    await sendFirst();
    const { body } = await reply({ From: NUMBER, Body: "adios", OptOutType: "STOP" });
    expect(body).toBe(EMPTY);
    expect(await api.db.smsStop.count({ where: { organizationId: acme.id } })).toBe(1);
  });

  it("of other words changes nothing, nor does one without a signature or from a number that got no message", async () => {
    await sendFirst();
    expect(await reply({ From: NUMBER, Body: "I stop by at nine" })).toEqual({ status: 200, body: EMPTY });
    expect((await reply({ From: NUMBER, Body: "STOP" }, "forged")).status).toBe(403);
    expect((await reply({ From: NUMBER, Body: "HELP" })).body).toContain(
      "sends text messages about your meetings",
    );
    expect(await reply({ From: "+4915100000000", Body: "HELP" })).toEqual({ status: 200, body: EMPTY });
    expect(await api.db.smsStop.count({ where: { organizationId: acme.id } })).toBe(0);
  });

  it("of STOP is in the export of the person's data, and gone with them", async () => {
    const event = await sendFirst();
    await reply({ From: NUMBER, Body: "STOP" });
    const { email } = event.invitees.find(({ email }: { email: string }) => email.startsWith("ana"));
    const exported = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`);
    expect(exported.body.text_messages).toMatchObject([{ to: NUMBER, stopped_at: expect.any(String) }]);
    await acme.post("/v2/personal_data/erasures", { email });
    expect(await api.db.smsStop.count({ where: { organizationId: acme.id } })).toBe(0);
  });
});
