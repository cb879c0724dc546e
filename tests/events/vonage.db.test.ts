import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { handleSmsReply } from "@/lib/api/sms/handle-sms-reply";
import { handleStatusReport } from "@/lib/api/sms/handle-status-report";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { sendTextReply } from "@/lib/domain/messaging/sms/send-text-reply";
import { createTestApi, type Tenant } from "../support/api";
import { createSmsKit, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { buildVonageCallback, startVonageServer, VONAGE_ACCOUNT } from "../support/start-vonage-server";
import { createTestWorkflow } from "../support/workflows";

const vonage = await startVonageServer();
const api = createTestApi({ VONAGE_TEST_ORIGIN: vonage.url });

const ACCOUNT = {
  provider: "vonage",
  account_id: VONAGE_ACCOUNT.key,
  auth_token: VONAGE_ACCOUNT.secret,
  signature_secret: VONAGE_ACCOUNT.signatureSecret,
  sender: "+4930123456",
};
const NUMBER = "+4915123456789";

let acme: Tenant;
let kit: SmsKit;

afterAll(() => vonage.close());
beforeEach(async () => {
  vonage.setMode("normal");
  vonage.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme);
});

const connect = (rest: Record<string, unknown> = {}) => acme.post("/v2/sms_account", { ...ACCOUNT, ...rest });

type Signing = Parameters<typeof buildVonageCallback>[2];

async function report(message: { id: string }, body: Record<string, unknown>, signing?: Signing) {
  const path = { organization: acme.id, message: message.id };
  const url = `https://meet.example.com/api/sms/${path.organization}/${path.message}`;
  const whole = {
    channel: "sms",
    to: "4915123456789",
    from: "4930123456",
    timestamp: "2031-03-09T08:00:00Z",
    ...body,
  };
  return (await handleStatusReport(buildVonageCallback(url, whole, signing), path)).status;
}

async function reply(body: Record<string, unknown>, signing?: Signing) {
  const url = `https://meet.example.com/api/sms/${acme.id}/incoming`;
  const whole = { channel: "sms", message_type: "text", to: "4930123456", from: NUMBER.slice(1), ...body };
  const response = await handleSmsReply(buildVonageCallback(url, whole, signing), acme.id);
  return { status: response.status, body: await response.text() };
}

/** Takes the waiting replies of ours from the queue and sends them, as the worker does. */
async function sendReplies(now = asInstant(Date.now()), isRepeated = false) {
  const { rows } = await api.pool.query(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = 'send_text_reply' AND j.payload ->> 'organization' = $1
     RETURNING j.payload`,
    [acme.id],
  );
  for (const { payload } of rows) await sendTextReply(api.db, payload, { now, isRepeated });
  return rows.map(({ payload }) => payload);
}

async function sendFirst(text: string | null = null) {
  await createTestWorkflow(acme, [text === null ? SMS_STEP : { ...SMS_STEP, template: null, text }]);
  const event = await kit.book({ phone: NUMBER });
  await kit.plan(event);
  return { event, message: await kit.send(event) };
}

/** The usage of the month in which the meeting is. */
async function getUsage() {
  const { messages, parts, cost, currency } = await api.db.smsUsage.findFirstOrThrow({
    where: { organizationId: acme.id, month: "2031-03" },
  });
  return { messages, parts, cost: Number(cost), currency };
}

describe("an account at Vonage", () => {
  it("is checked and stored encrypted, with its signature secret", { tags: "main" }, async () => {
    const connected = await connect();
    expect(connected.body).toMatchObject({ connected: true, provider: "vonage", account_id: "abcd1234" });
    const row = await api.db.smsAccount.findFirstOrThrow({ where: { organizationId: acme.id } });
    const stored = Buffer.concat([row.credentials, row.signingSecret ?? Buffer.alloc(0)]);
    for (const secret of [VONAGE_ACCOUNT.secret, VONAGE_ACCOUNT.signatureSecret]) {
      expect(JSON.stringify(connected.body)).not.toContain(secret);
      expect(stored.includes(secret)).toBe(false);
    }
    const changed = await acme.post("/v2/sms_account", {
      provider: "vonage",
      account_id: VONAGE_ACCOUNT.key,
      sender: "Acme",
    });
    expect(changed.body).toMatchObject({ sender: "Acme", provider: "vonage" });
  });

  it.each([
    ["a wrong secret", { auth_token: "wrong" }, "/auth_token", "refused"],
    ["no secret", { auth_token: undefined }, "/auth_token", "required"],
    ["no signature secret", { signature_secret: undefined }, "/signature_secret", "required"],
    ["another form of key", { account_id: `AC${"0".repeat(32)}` }, "/account_id", "invalid_format"],
    ["a messaging service of Twilio", { sender: `MG${"0".repeat(32)}` }, "/sender", "unsupported"],
  ])("is rejected with %s", async (_, change, pointer, code) => {
    const { status, body } = await connect(change);
    expect([status, body.errors]).toMatchObject([400, [{ pointer, code }]]);
    expect((await acme.get("/v2/sms_account")).body.connected).toBe(false);
  });

  it("has no signature secret at Twilio, and says that the provider cannot be reached", async () => {
    const twilio = { provider: "twilio", account_id: `AC${"0".repeat(32)}` };
    expect((await connect(twilio)).body.errors).toMatchObject([{ pointer: "/signature_secret" }]);
    vonage.setMode("unavailable");
    expect((await connect()).body.errors).toMatchObject([{ pointer: "/account_id", code: "unreachable" }]);
  });
});

describe("an SMS through Vonage", () => {
  it("is sent once, and follows signed reports, which have its price", { tags: "main" }, async () => {
    await connect();
    const { event, message } = await sendFirst();
    await kit.send(event);
    expect(vonage.sent).toMatchObject([
      {
        to: "4915123456789",
        from: "4930123456",
        text: expect.stringMatching(/^Reminder: /),
        ttl: 86_400,
        webhook_url: `https://meet.example.com/api/sms/${acme.id}/${message.id}`,
        webhook_version: "v1",
      },
    ]);
    expect(message).toMatchObject({ state: "sent", providerId: vonage.sent[0]?.uuid });
    const uuid = { message_uuid: message.providerId };
    const priced = { usage: { price: "0.0666", currency: "EUR" }, sms: { count_total: "2" } };
    expect(await report(message, { ...uuid, status: "delivered", ...priced })).toBe(200);
    for (const status of ["submitted", "delivered", "rejected", "unheard_of"])
      expect(await report(message, { ...uuid, status, ...priced })).toBe(200);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "delivered", reason: null }]);
    expect(await getUsage()).toMatchObject({ messages: 1, parts: 2, cost: 0.0666, currency: "EUR" });
  });

  it("is not changed by reports that Vonage has not signed", async () => {
    await connect();
    const { event, message } = await sendFirst();
    const body = { message_uuid: message.providerId, status: "delivered" };
    const forged: Signing[] = [
      { secret: "forged" },
      { algorithm: "none" },
      { key: "dcba4321" },
      { signed: JSON.stringify({ ...body, status: "rejected" }) },
    ];
    for (const signing of forged) expect(await report(message, body, signing)).toBe(403);
    const url = `https://meet.example.com/api/sms/${acme.id}/${message.id}`;
    const bare = new Request(url, { method: "POST", body: JSON.stringify(body) });
    expect((await handleStatusReport(bare, { organization: acme.id, message: message.id })).status).toBe(403);
    expect(await report(message, { ...body, message_uuid: "another" })).toBe(200);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "sent" }]);
  });

  it("says what Vonage said about one that did not arrive, also without a report of its price", async () => {
    await connect();
    const { event, message } = await sendFirst();
    const error = {
      type: "https://developer.vonage.com/api-errors/messages#1320",
      title: "1320",
      detail: "Message already sent",
    };
    await report(message, { message_uuid: message.providerId, status: "rejected", error });
    expect(await kit.listSteps(event)).toMatchObject([
      { state: "failed", reason: "rejected", text: "1320: Message already sent" },
    ]);
    expect(await getUsage()).toMatchObject({ messages: 1, parts: message.parts, cost: 0, currency: null });
  });

  it.each([
    ["busy", { state: "queued", attempts: 1 }, null],
    ["lose_response", { state: "unknown" }, null],
    ["unavailable", { state: "unknown" }, null],
    [
      "no_balance",
      { state: "failed", error: "1070: Your balance is used up." },
      "1070: Your balance is used up.",
    ],
  ] as const)("while the provider is in the state %s", async (mode, expected, problem) => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await kit.book({ phone: NUMBER });
    await kit.plan(event);
    vonage.setMode(mode);
    expect(await kit.send(event)).toMatchObject(expected);
    expect((await acme.get("/v2/sms_account")).body.problem).toBe(problem);
  });

  it("is cut to what the provider accepts", async () => {
    await connect();
    const { message } = await sendFirst(`${"{title} ".repeat(90)}end`);
    expect(message.state).toBe("sent");
    expect(vonage.sent[0]?.text).toHaveLength(1000);
  });

  it("settles by a report that comes before the response is recorded", async () => {
    await connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await kit.book({ phone: NUMBER });
    await kit.plan(event);
    const message = await kit.findMessage(event);
    await api.db.textMessage.updateMany({
      where: { id: message.id },
      data: { state: "sending", attempts: 1 },
    });
    await report(message, { message_uuid: "first", status: "delivered" });
    expect(await kit.send(event)).toMatchObject({ state: "delivered", providerId: "first" });
    expect(vonage.sent).toEqual([]);
  });
});

describe("a reply through Vonage", () => {
  it("changes the meeting, and is answered by another message", { tags: "main" }, async () => {
    await connect();
    const { event } = await sendFirst("{time} {answers}");
    const answered = await reply({ message_uuid: "r1", text: "1" });
    expect(answered).toEqual({ status: 200, body: "" });
    const [job] = await sendReplies();
    for (const secret of ["confirming", NUMBER.slice(1)]) expect(JSON.stringify(job)).not.toContain(secret);
    expect(vonage.sent.at(-1)).toMatchObject({
      to: NUMBER.slice(1),
      text: expect.stringContaining("Thank you for confirming"),
    });
    await reply({ message_uuid: "r1", text: "1" });
    expect(await sendReplies()).toEqual([]);
    await reply({ message_uuid: "r2", text: "I bring the papers" });
    const where = { eventId: event._id };
    expect(await api.db.eventMessage.findMany({ where })).toMatchObject([{ body: "I bring the papers" }]);
  });

  it("of STOP ends the messages", async () => {
    await connect();
    await sendFirst();
    expect((await reply({ message_uuid: "r3", text: "STOP" }, { secret: "forged" })).status).toBe(403);
    expect((await reply({ message_uuid: "r3", text: "STOP" })).status).toBe(200);
    await sendReplies();
    expect(vonage.sent.at(-1)?.text).toContain("Reply START to get them again");
    const second = await kit.book({ phone: NUMBER }, { start: SMS_START + HOUR });
    await kit.plan(second, SMS_START + HOUR - DAY);
    expect(await kit.listSteps(second)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
  });

  it("is answered once, also if the call is doubled or a worker is lost", async () => {
    await connect();
    await sendFirst();
    for (const text of ["STOP", "STOP"]) await reply({ message_uuid: "r6", text });
    expect(await sendReplies()).toHaveLength(1);
    const before = vonage.sent.length;
    await reply({ message_uuid: "r7", text: "START" });
    expect(await sendReplies(asInstant(Date.now()), true)).toHaveLength(1);
    expect(vonage.sent).toHaveLength(before);
  });

  it("that is no message of a phone is accepted and changes nothing", async () => {
    await connect();
    expect(await reply({ message_uuid: "s1", from: "Vonage", text: "Welcome" })).toEqual({
      status: 200,
      body: "",
    });
    expect(await reply({ message_uuid: "s2", status: "delivered", from: undefined })).toMatchObject({
      status: 200,
    });
    expect(await sendReplies()).toEqual([]);
  });

  it("waits while the provider is busy, for an hour", async () => {
    await connect();
    await sendFirst();
    await reply({ message_uuid: "r4", text: "HELP" });
    const before = vonage.sent.length;
    vonage.setMode("busy");
    await sendReplies();
    vonage.setMode("normal");
    await sendReplies(asInstant(Date.now() + 2 * HOUR));
    expect(vonage.sent).toHaveLength(before);
    await reply({ message_uuid: "r5", text: "HELP" });
    vonage.setMode("busy");
    await sendReplies();
    vonage.setMode("normal");
    await sendReplies();
    expect(vonage.sent).toHaveLength(before + 1);
  });
});
