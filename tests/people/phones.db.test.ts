import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createSmsKit, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { startTwilioServer } from "../support/start-twilio-server";
import { createSandbox } from "../support/test-mode";
import { createTestHost, createTestPage, createTestUser } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const twilio = await startTwilioServer();
const api = createTestApi({ TWILIO_TEST_ORIGIN: twilio.url });

let acme: Tenant;
let kit: SmsKit;
let count = 0;
/** Another number for each test, as codes are counted by number. */
let number = "";

afterAll(() => twilio.close());
beforeEach(async () => {
  twilio.setMode("normal");
  twilio.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme);
  count += 1;
  number = `+4915120000${String(100 + count)}`;
});

const path = (user = kit.host._id) => `/v2/users/${user}/phone`;
const start = (to = number, user = kit.host._id) => acme.post(path(user), { number: to });
const confirm = (code: string, user = kit.host._id) => acme.post(`${path(user)}/confirm`, { code });

/** The code of the last message at the provider. */
const findCode = () => twilio.sent.at(-1)?.Body.match(/\d{6}/)?.[0] ?? "";

async function prove(to = number, user = kit.host._id) {
  expect((await start(to, user)).status).toBe(200);
  const confirmed = await confirm(findCode(), user);
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return confirmed.body;
}

describe("the phone number of a user", () => {
  it("is proven by the code of an SMS, and removed again", { tags: "main" }, async () => {
    await kit.connect();
    expect((await acme.get(path())).body).toEqual({
      available: true,
      number: null,
      confirmed_at: null,
      stopped_at: null,
      pending: null,
      test_code: null,
    });
    const started = await start("0033 6 12 34 56 78");
    expect(started.body).toMatchObject({
      number: null,
      pending: { number: "+33612345678" },
      test_code: null,
    });
    expect(twilio.sent).toMatchObject([
      { To: "+33612345678", From: "+4930123456", Body: expect.stringMatching(/^\d{6} is your code for /) },
    ]);
    const { codeHash } = await api.db.phoneCode.findFirstOrThrow({ where: { organizationId: acme.id } });
    expect(Buffer.from(codeHash).toString()).not.toContain(findCode());
    const code = findCode();
    const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed.body).toMatchObject({
      number: "+33612345678",
      confirmed_at: expect.any(String),
      pending: null,
    });
    expect((await confirm(code)).body.errors).toMatchObject([{ pointer: "/code", code: "wrong" }]);
    expect((await acme.delete(path())).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.get(path())).body).toMatchObject({ number: null, pending: null });
    expect((await acme.delete(path())).body).toEqual({ n: 0, ok: 1 });
  });

  it("stays until the code of the new one is entered", async () => {
    await kit.connect();
    await prove();
    await start("+49 151 20009999");
    expect((await acme.get(path())).body).toMatchObject({ number, pending: { number: "+4915120009999" } });
    expect((await confirm(findCode())).body).toMatchObject({ number: "+4915120009999", pending: null });
  });

  it("without the code of its country is of the user's", async () => {
    await kit.connect();
    expect((await start("06 12 34 56 79")).body.pending.number).toBe("+33612345679"); // in Paris
  });

  it("is compared with five codes, also with an idempotency key, and for ten minutes", async () => {
    await kit.connect();
    await start();
    const code = findCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let time = 0; time < 5; time += 1) {
      const headers = { authorization: acme.key, "idempotency-key": `try-${count}-${time}` };
      const tried = await requestApi("POST", `${path()}/confirm`, { headers, body: { code: wrong } });
      expect(tried.body.errors).toMatchObject([{ pointer: "/code", code: "wrong" }]);
    }
    expect((await confirm(code)).status).toBe(400);
    await start();
    const where = { organizationId: acme.id };
    await api.db.phoneCode.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await acme.get(path())).body.pending).toBeNull();
    expect((await confirm(findCode())).status).toBe(400);
    expect((await acme.get(path())).body.number).toBeNull();
  });

  it("gets three codes an hour, and a user five", async () => {
    await kit.connect();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await start()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const another = await createTestHost(acme);
    expect((await start(number, another._id)).status).toBe(429);
    expect((await start("+49 151 20008801")).status).toBe(200);
    const last = await start("+49 151 20008802");
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(twilio.sent).toHaveLength(4);
  });

  it.each([
    ["letters", "call me", "invalid_format"],
    ["an extension", "+49 30 123456 ext. 12", "invalid_format"],
    ["a number that the provider rejects", "+49 151 0000", "refused"],
  ])("is rejected with %s", async (_, typed, code) => {
    await kit.connect();
    expect((await start(typed)).body.errors).toMatchObject([{ pointer: "/number", code }]);
    expect((await acme.get(path())).body.pending).toBeNull();
  });

  it("is not asked for without an account, of an unknown user, or while the provider is silent", async () => {
    expect((await start()).body).toMatchObject({ status: 409, reason: "sms_off" });
    expect((await acme.get(path())).body.available).toBe(false);
    expect((await acme.get(path("0".repeat(24)))).status).toBe(404);
    await kit.connect();
    expect((await start(number, "0".repeat(24))).status).toBe(404);
    twilio.setMode("busy");
    expect((await start()).body.errors).toMatchObject([{ pointer: "/number", code: "unreachable" }]);
  });

  it("is the user's own, and no colleague's", async () => {
    await kit.connect();
    const [me, colleague] = [await createTestUser(acme), await createTestUser(acme)];
    const { cookie } = await createTestSession(api.db, me);
    const headers = { cookie, host: "meet.example.com", origin: "https://meet.example.com" };
    const body = { number };
    expect((await requestApi("POST", path(me._id), { headers, body })).status).toBe(200);
    expect((await requestApi("POST", path(colleague._id), { headers, body })).status).toBe(403);
    expect((await requestApi("GET", path(colleague._id), { headers })).status).toBe(403);
  });

  it("is shown its code in test mode, which sends nothing", async () => {
    const sandbox = await createSandbox(acme);
    const host = await createTestHost(sandbox);
    const of = `/v2/users/${host._id}/phone`;
    const { body } = await sandbox.post(of, { number });
    expect(body).toMatchObject({ available: true, test_code: expect.stringMatching(/^\d{6}$/) });
    expect((await sandbox.post(`${of}/confirm`, { code: body.test_code })).body).toMatchObject({
      number,
      test_code: null,
    });
    const page = await createTestPage(sandbox, host._id);
    kit.page = page.nickname;
    await createTestWorkflow(sandbox, [{ ...SMS_STEP, to: ["host"] }]);
    const event = await kit.book(undefined, { tenant: sandbox });
    await kit.plan(event, SMS_START - HOUR, sandbox.id);
    expect(await kit.findMessage(event)).toMatchObject({ state: "unsent", recipient: number });
    expect(twilio.sent).toEqual([]);
  });

  it("is in the audit log and in the export, and gone with the user", async () => {
    await kit.connect();
    await prove();
    const entries = (await acme.get(`/v2/audit?resource=user_phone`)).body;
    expect(entries).toMatchObject([
      { action: "create", resource_id: kit.host._id, changes: { number: { after: number } } },
    ]);
    const email = kit.host.emails[0];
    const exported = (await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`)).body;
    expect(exported.phone).toMatchObject({ number, confirmed_at: expect.any(String) });
    await kit.reply({ From: number, Body: "STOP" });
    await acme.post("/v2/personal_data/erasures", { email, delete_member: true });
    const where = { organizationId: acme.id };
    expect(await api.db.userPhone.count({ where })).toBe(0);
    expect(await api.db.smsStop.count({ where })).toBe(0);
    expect(JSON.stringify(await api.db.auditEntry.findMany({ where }))).not.toContain(number);
  });
});

describe("an SMS to a host", () => {
  const TO_HOST = { ...SMS_STEP, to: ["host"] };

  it("goes to the proven number, in the host's language and zone, without a consent", {
    tags: "main",
  }, async () => {
    await kit.connect({ quiet_hours: null });
    await prove();
    await acme.put(`/v2/users/${kit.host._id}`, { user: { language: "de", timezone: "America/New_York" } });
    await createTestWorkflow(acme, [
      { ...TO_HOST, template: null, text: "{booker}: {title}, {time} {answers}" },
    ]);
    const event = await kit.book();
    await kit.plan(event);
    expect(await kit.send(event)).toMatchObject({ state: "sent", recipient: number, asks: false });
    // At 9:00 in Berlin it is 4:00 in New York, where summer time has begun the day before.
    expect(twilio.sent.at(-1)).toMatchObject({
      To: number,
      Body: expect.stringMatching(/^Ana Silva: .*04:00/),
    });
    expect(twilio.sent.at(-1)?.Body).not.toContain("1:");
    expect(await kit.listSteps(event)).toMatchObject([{ channel: "sms", state: "sent", reason: null }]);
  });

  it("is a reminder of ours", async () => {
    await kit.connect();
    await prove();
    await createTestWorkflow(acme, [{ ...SMS_STEP, to: ["booker", "host"] }]);
    const event = await kit.book();
    await kit.plan(event);
    const rows = await api.db.textMessage.findMany({ where: { eventId: event._id } });
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual(["+4915123456789", number].sort());
  });

  it("is skipped for a host without a proven number, and after STOP", async () => {
    await kit.connect();
    await createTestWorkflow(acme, [TO_HOST]);
    await start(); // the code is not entered
    const without = await kit.book();
    await kit.plan(without);
    expect(await kit.listSteps(without)).toMatchObject([{ state: "skipped", reason: "no_host_phone" }]);

    await confirm(findCode());
    await kit.reply({ From: number, Body: "STOP" });
    const stopped = await kit.book(undefined, { start: SMS_START + HOUR });
    await kit.plan(stopped, SMS_START + HOUR - DAY);
    expect(await kit.listSteps(stopped)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
    expect((await acme.get(path())).body).toMatchObject({ number, stopped_at: expect.any(String) });
    expect((await start()).body.errors).toMatchObject([{ pointer: "/number", code: "refused" }]);
  });

  it("that waits is not sent to a number that was removed", async () => {
    await kit.connect();
    await prove();
    await createTestWorkflow(acme, [TO_HOST]);
    const event = await kit.book();
    await kit.plan(event);
    twilio.setMode("busy");
    expect(await kit.send(event)).toMatchObject({ state: "queued" });
    await acme.delete(path());
    twilio.setMode("normal");
    const before = twilio.sent.length;
    await kit.send(event, SMS_START - DAY + 5 * MINUTE);
    expect(twilio.sent).toHaveLength(before);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "skipped", reason: "no_host_phone" }]);
  });

  it("is answered with STOP in the host's language, and with a message to the meeting", async () => {
    await kit.connect();
    await prove();
    await acme.put(`/v2/users/${kit.host._id}`, { user: { language: "de" } });
    await createTestWorkflow(acme, [TO_HOST]);
    const event = await kit.book();
    await kit.plan(event);
    await kit.send(event);
    await kit.reply({ From: number, Body: "3", MessageSid: "SM7" });
    const where = { eventId: event._id };
    expect(await api.db.eventMessage.findMany({ where })).toMatchObject([{ body: "3" }]);
    expect((await api.db.event.findFirstOrThrow({ where: { id: event._id } })).cancelledAt).toBeNull();
    expect((await kit.reply({ From: number, Body: "STOP" })).body).toContain("keine SMS");
  });
});
