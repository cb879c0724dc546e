import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { handleWhatsappCall } from "@/lib/api/whatsapp/handle-whatsapp-call";
import { handleWhatsappVerification } from "@/lib/api/whatsapp/handle-whatsapp-verification";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { sendSubstituteMail } from "@/lib/domain/events/planned-steps/send-substitute-mail";
import { sendTextMessage } from "@/lib/domain/messaging/sms/send-text-message";
import { sendWhatsappMessage } from "@/lib/domain/messaging/whatsapp/send-whatsapp-message";
import { sendWhatsappReply } from "@/lib/domain/messaging/whatsapp/send-whatsapp-reply";
import { createTestApi, type Tenant } from "../support/api";
import { createSmsKit, SMS_START, type SmsKit } from "../support/sms-kit";
import {
  buildMetaCallback,
  buildMetaValue,
  META_ACCOUNT,
  REMINDER,
  startMetaServer,
} from "../support/start-meta-server";
import { startTwilioServer } from "../support/start-twilio-server";
import { createSandbox } from "../support/test-mode";
import { createTestWorkflow } from "../support/workflows";

const meta = await startMetaServer();
const twilio = await startTwilioServer();
const api = createTestApi({ WHATSAPP_TEST_ORIGIN: meta.url, TWILIO_TEST_ORIGIN: twilio.url });

const ACCOUNT = {
  phone_number_id: META_ACCOUNT.phoneNumberId,
  business_account_id: META_ACCOUNT.businessAccountId,
  access_token: META_ACCOUNT.token,
  app_secret: META_ACCOUNT.appSecret,
};
const NUMBER = "+4915123456789";

const MESSAGE = {
  template: "appointment_reminder",
  parameters: ["{recipient}", "{date}", "{link}"],
  buttons: ["coming", "cancel"],
};

const STEP = {
  when: { trigger: "before_start", amount: 1, unit: "days" },
  channel: "whatsapp",
  to: ["booker"],
  template: "reminder",
  whatsapp: MESSAGE,
};

const withOtherwise = (otherwise: string | null) => ({ ...STEP, whatsapp: { ...MESSAGE, otherwise } });

let acme: Tenant;
let kit: SmsKit;

afterAll(() => {
  meta.close();
  twilio.close();
});
beforeEach(async () => {
  meta.reset();
  twilio.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme);
});

const connect = (rest: Record<string, unknown> = {}) =>
  acme.post("/v2/whatsapp_account", { ...ACCOUNT, ...rest });

const buildUrl = () => `https://meet.example.com/api/whatsapp/${acme.id}`;

type Signing = Parameters<typeof buildMetaCallback>[2];

const call = async (value: Record<string, unknown>, signing?: Signing) =>
  (await handleWhatsappCall(buildMetaCallback(buildUrl(), value, signing), acme.id)).status;

interface Message {
  id: string;
  providerId: string | null;
}

/** Reports the state of a message as Meta does. */
const report = (
  { id, providerId }: Message,
  status: string,
  rest: Record<string, unknown> = {},
  signing?: Signing,
) =>
  call(
    buildMetaValue({
      statuses: [
        {
          id: providerId ?? "wamid.early",
          status,
          timestamp: "1930000000",
          recipient_id: NUMBER.slice(1),
          biz_opaque_callback_data: id,
          ...rest,
        },
      ],
    }),
    signing,
  );

const failWith = (code: number, title: string) => ({ errors: [{ code, title, message: title }] });

/** Sends a message of the reader as Meta does. */
const write = (id: string, message: Record<string, unknown>, signing?: Signing) =>
  call(
    buildMetaValue({ messages: [{ id, from: NUMBER.slice(1), timestamp: "1930000000", ...message }] }),
    signing,
  );

const send = async (event: { _id: string }, now = SMS_START - DAY) => {
  const { id } = await kit.findMessage(event);
  await sendWhatsappMessage(api.db, { organization: acme.id, message: id }, asInstant(now));
  return kit.findMessage(event);
};

/** Takes the waiting jobs of a kind from the queue and runs them, as the worker does. */
async function runJobs(name: string, run: (payload: never) => Promise<void>) {
  const { rows } = await api.pool.query(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $2 AND j.payload ->> 'organization' = $1
     RETURNING j.payload`,
    [acme.id, name],
  );
  for (const { payload } of rows) await run(payload as never);
  return rows.length;
}

const sendReplies = (isRepeated = false) =>
  runJobs("send_whatsapp_reply", (payload) =>
    sendWhatsappReply(api.db, payload, { now: asInstant(Date.now()), isRepeated }),
  );
const sendMails = () =>
  runJobs("send_substitute_mail", (payload) =>
    sendSubstituteMail(api.db, payload, asInstant(SMS_START - DAY)),
  );
const sendTexts = () =>
  runJobs("send_text_message", (payload) => sendTextMessage(api.db, payload, asInstant(SMS_START - DAY)));

async function book(step: Record<string, unknown> = STEP) {
  await createTestWorkflow(acme, [step]);
  const event = await kit.book({ phone: NUMBER });
  await kit.plan(event);
  return event;
}

async function sendFirst(step: Record<string, unknown> = STEP) {
  const event = await book(step);
  return { event, message: await send(event) };
}

describe("a test message", () => {
  const sendTest = (body: Record<string, unknown>) => acme.post("/v2/whatsapp_account/test", body);
  const TEST = { to: "+49 151 23456789", template: "appointment_reminder" };

  it("is a template with the names of its variables, in the language that is named", async () => {
    expect((await sendTest(TEST)).body.reason).toBe("whatsapp_off");
    await connect();
    const { status, body } = await sendTest({ ...TEST, language: "de" });
    expect([status, body]).toEqual([200, { to: NUMBER, language: "de" }]);
    expect(meta.sent).toMatchObject([
      {
        to: NUMBER.slice(1),
        template: {
          name: "appointment_reminder",
          language: { code: "de" },
          components: [{ type: "body", parameters: [{ text: "[1]" }, { text: "[2]" }, { text: "[3]" }] }],
        },
      },
    ]);
    expect(await api.db.textMessage.count({ where: { organizationId: acme.id } })).toBe(0);
  });

  it("is rejected for a wrong number, an unknown template, by Meta, and after five in ten minutes", async () => {
    await connect();
    expect((await sendTest({ ...TEST, to: "0151 23456789" })).body.errors).toMatchObject([
      { pointer: "/to" },
    ]);
    const unknown = await sendTest({ ...TEST, template: "none" });
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, "/template"]);
    meta.reject("4915123456789", 131026, "Message undeliverable");
    const rejected = await sendTest(TEST);
    expect(rejected.body.errors).toMatchObject([
      { pointer: "/to", code: "refused", message: expect.stringContaining("Message undeliverable") },
    ]);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendTest(TEST)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });
});

describe("an account at WhatsApp", () => {
  it("is checked and stored encrypted, with its templates", { tags: "main" }, async () => {
    const { body } = await connect();
    expect(body).toMatchObject({
      connected: true,
      phone_number: META_ACCOUNT.phoneNumber,
      verified_name: "Acme",
      callback_url: buildUrl(),
      verify_token: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(meta.subscribed).toEqual([META_ACCOUNT.businessAccountId]);
    const row = await api.db.whatsappAccount.findFirstOrThrow({ where: { organizationId: acme.id } });
    for (const secret of [META_ACCOUNT.token, META_ACCOUNT.appSecret]) {
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(Buffer.from(row.credentials).includes(secret)).toBe(false);
    }
    const { templates } = (await acme.get("/v2/whatsapp_account/templates")).body;
    expect(templates).toMatchObject([
      { name: "appointment_reminder", language: "de", status: "APPROVED", variables: ["1", "2", "3"] },
      { language: "en_US", quick_replies: ["I’m coming", "Cancel"], obstacle: null },
    ]);
    const again = await connect({ access_token: undefined, app_secret: undefined });
    expect(again.body).toMatchObject({ connected: true, verify_token: body.verify_token });
    await acme.delete("/v2/whatsapp_account");
    expect((await acme.get("/v2/whatsapp_account/templates")).body.templates).toEqual([]);
  });

  it.each([
    ["a wrong token", { access_token: "wrong" }, "/access_token", "refused"],
    ["a wrong app secret", { app_secret: "wrong" }, "/app_secret", "refused"],
    ["a number of another account", { phone_number_id: "999999999" }, "/phone_number_id", "refused"],
    ["another business account", { business_account_id: "999999999" }, "/business_account_id", "refused"],
    [
      "a phone number in place of its id",
      { phone_number_id: "+4930123456" },
      "/phone_number_id",
      "invalid_format",
    ],
    ["no token", { access_token: undefined }, "/access_token", "required"],
  ])("is rejected with %s", async (_, change, pointer, code) => {
    const { status, body } = await connect(change);
    expect([status, body.errors]).toMatchObject([400, [{ pointer, code }]]);
    expect((await acme.get("/v2/whatsapp_account")).body.connected).toBe(false);
  });

  it("fetches templates again, and says what cannot be sent", async () => {
    expect((await acme.post("/v2/whatsapp_account/templates", {})).status).toBe(409);
    await connect();
    meta.setTemplates([
      ...REMINDER,
      {
        name: "named",
        language: "en",
        parameter_format: "NAMED",
        components: [{ type: "BODY", text: "Hi {{name}}" }],
      },
      {
        name: "picture",
        language: "en",
        status: "PENDING",
        components: [
          { type: "HEADER", format: "IMAGE" },
          { type: "BODY", text: "Hi" },
        ],
      },
      {
        name: "address",
        language: "en",
        components: [
          { type: "BODY", text: "Hi" },
          { type: "BUTTONS", buttons: [{ type: "URL", text: "Open", url: "https://example.com/{{1}}" }] },
        ],
      },
      {
        name: "code",
        language: "en",
        category: "AUTHENTICATION",
        components: [{ type: "BODY", text: "{{1}}" }],
      },
    ]);
    const { status, body } = await acme.post("/v2/whatsapp_account/templates", {});
    expect(status).toBe(200);
    const found = body.templates.map(({ name, obstacle }: { name: string; obstacle: string }) => [
      name,
      obstacle,
    ]);
    expect(found).toEqual([
      ["address", "button"],
      ["appointment_reminder", null],
      ["appointment_reminder", null],
      ["code", "kind"],
      ["named", null],
      ["picture", "header"],
    ]);
    meta.setMode("unavailable");
    expect((await acme.post("/v2/whatsapp_account/templates", {})).body.reason).toBe("whatsapp_failed");
    expect((await acme.get("/v2/whatsapp_account/templates")).body.templates).toHaveLength(6);
  });

  it("is verified by Meta with the token that the screen shows", async () => {
    const { verify_token: token } = (await connect()).body;
    const verify = (query: Record<string, string>) =>
      handleWhatsappVerification(new Request(`${buildUrl()}?${new URLSearchParams(query)}`), acme.id);
    const challenge = { "hub.mode": "subscribe", "hub.challenge": "1158201444" };
    const verified = await verify({ ...challenge, "hub.verify_token": token });
    expect([verified.status, await verified.text()]).toEqual([200, "1158201444"]);
    expect((await verify({ ...challenge, "hub.verify_token": "forged" })).status).toBe(403);
    expect((await verify({ ...challenge, "hub.challenge": "<b>", "hub.verify_token": token })).status).toBe(
      403,
    );
  });
});

describe("a step by WhatsApp", () => {
  it.each([
    ["no message", { whatsapp: null }, "/steps/0/whatsapp", "required"],
    [
      "an unknown template",
      { whatsapp: { ...MESSAGE, template: "none" } },
      "/steps/0/whatsapp/template",
      "unknown",
    ],
    [
      "too few values",
      { whatsapp: { ...MESSAGE, parameters: ["{date}"] } },
      "/steps/0/whatsapp/parameters",
      "invalid_value",
    ],
    [
      "an unknown variable",
      { whatsapp: { ...MESSAGE, parameters: ["{date}", "{dat}", "x"] } },
      "/steps/0/whatsapp/parameters/1",
      "unknown",
    ],
    [
      "more buttons than there are",
      { whatsapp: { ...MESSAGE, buttons: [null, null, "move"] } },
      "/steps/0/whatsapp/buttons",
      "too_big",
    ],
    ["team admins", { to: ["team_admins"] }, "/steps/0/to", "unsupported"],
    ["the channel mail", { channel: "mail" }, "/steps/0/whatsapp", "unsupported"],
  ])("is rejected with %s", async (_, change, pointer, code) => {
    await connect();
    const { status, body } = await acme.post("/v2/workflows", {
      name: "Remind",
      steps: [{ ...STEP, ...change }],
    });
    expect([status, body.errors]).toMatchObject([400, [{ pointer, code }]]);
  });

  it("sends its template once, in the reader's language, and follows signed reports", {
    tags: "main",
  }, async () => {
    await connect();
    const { event, message } = await sendFirst();
    await send(event);
    expect(meta.sent).toMatchObject([
      {
        to: NUMBER.slice(1),
        template: { name: "appointment_reminder", language: { code: "en_US" } },
        biz_opaque_callback_data: message.id,
      },
    ]);
    const [body, coming, cancel] = meta.sent[0]?.template?.components ?? [];
    expect(body?.parameters).toMatchObject([
      { text: "Ana Silva" },
      { text: expect.stringContaining("March") },
      { text: expect.stringMatching(/^https?:\/\/\S+key=/) },
    ]);
    expect([coming, cancel]).toMatchObject([
      { index: "0", parameters: [{ payload: "coming" }] },
      { index: "1", parameters: [{ payload: "cancel" }] },
    ]);
    const pricing = {
      pricing: { billable: true, pricing_model: "PMP", category: "utility", type: "regular" },
    };
    for (const state of ["sent", "delivered", "read", "delivered", "sent"])
      expect(await report(message, state, pricing)).toBe(200);
    expect(await kit.listSteps(event)).toMatchObject([{ channel: "whatsapp", state: "read", reason: null }]);
    expect(await api.db.whatsappUsage.findMany({ where: { organizationId: acme.id } })).toMatchObject([
      { category: "utility", messages: 1, billable: 1 },
    ]);
  });

  it("ignores calls that are forged, or about another number, account or message", async () => {
    await connect();
    const { event, message } = await sendFirst();
    expect(await report(message, "delivered", {}, { secret: "forged" })).toBe(403);
    expect(await report(message, "delivered", {}, { account: "999" })).toBe(200);
    expect(await report({ ...message, providerId: "wamid.other" }, "delivered")).toBe(200);
    const other = buildMetaValue(
      { statuses: [{ id: message.providerId, status: "read", biz_opaque_callback_data: message.id }] },
      "999",
    );
    expect(await call(other)).toBe(200);
    for (const body of [{}, { statuses: "x" }, { messages: [null, 1, { id: "" }] }])
      expect(await call(buildMetaValue(body))).toBe(200);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "sent" }]);
  });

  it("is not sent again after a lost worker or a lost response; a late report settles it", async () => {
    await connect();
    const event = await book();
    const message = await kit.findMessage(event);
    await api.db.textMessage.updateMany({
      where: { id: message.id },
      data: { state: "sending", attempts: 1 },
    });
    expect(await send(event)).toMatchObject({ state: "unknown" });
    expect(meta.sent).toEqual([]);
    await report(message, "delivered");
    expect(await kit.listSteps(event)).toMatchObject([{ state: "delivered" }]);
  });

  it.each([
    ["busy", { state: "queued", attempts: 1 }],
    ["lose_response", { state: "unknown" }],
    ["unavailable", { state: "unknown" }],
  ] as const)("while Meta is in the state %s", async (mode, expected) => {
    await connect();
    const event = await book();
    meta.setMode(mode);
    expect(await send(event)).toMatchObject(expected);
    expect(await sendTexts()).toBe(0);
  });

  it("needs consent, and is ended by STOP", async () => {
    await connect();
    await createTestWorkflow(acme, [STEP]);
    const silent = await kit.book({ phone: NUMBER }, { consent: null });
    await kit.plan(silent);
    expect(await kit.listSteps(silent)).toMatchObject([{ state: "skipped", reason: "no_consent" }]);
    const event = await kit.book({ phone: NUMBER }, { start: SMS_START + HOUR });
    await kit.plan(event, SMS_START + HOUR - DAY);
    await send(event);
    await write("w1", { type: "text", text: { body: "STOP" } });
    await sendReplies();
    expect(meta.sent.at(-1)).toMatchObject({
      type: "text",
      text: { body: expect.stringContaining("START") },
    });
    const next = await kit.book({ phone: NUMBER }, { start: SMS_START + 2 * HOUR });
    await kit.plan(next, SMS_START + 2 * HOUR - DAY);
    expect(await kit.listSteps(next)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
  });
});

describe("a sandbox", () => {
  it("needs neither account nor templates, and sends nothing", async () => {
    const box = await createSandbox(acme);
    await createTestWorkflow(box, [STEP]);
    const boxKit = await createSmsKit(api, box);
    const event = await boxKit.book({ phone: NUMBER }, { tenant: box });
    await boxKit.plan(event, SMS_START - DAY, box.id);
    expect(await boxKit.listSteps(event, box)).toMatchObject([{ channel: "whatsapp", state: "sent" }]);
    expect(meta.sent).toEqual([]);
  });
});

describe("another channel in place of WhatsApp", () => {
  it.each([
    [131026, "Message undeliverable"],
    [131047, "Re-engagement message"],
    [132015, "Template is paused"],
  ])("sends one SMS after the report of %i", async (code, title) => {
    await connect();
    await kit.connect();
    const { event, message } = await sendFirst(withOtherwise("sms"));
    for (let times = 0; times < 3; times++) await report(message, "failed", failWith(code, title));
    expect(await sendTexts()).toBe(1);
    expect(twilio.sent).toMatchObject([{ To: NUMBER, Body: expect.stringMatching(/^Reminder: /) }]);
    const sent = [{ channel: "sms", state: "sent", replaced_error: `${code}: ${title}` }];
    expect(await kit.listSteps(event)).toMatchObject(sent);
    await report(message, "delivered");
    expect(await kit.listSteps(event)).toMatchObject(sent);
  });

  it("sends one SMS if Meta rejects the message at once", async () => {
    await connect();
    await kit.connect();
    meta.reject(NUMBER, 131026, "Message undeliverable");
    await sendFirst(withOtherwise("sms"));
    expect(await sendTexts()).toBe(1);
    expect(twilio.sent).toHaveLength(1);
  });

  it("sends one mail after a failed report, however often it comes", async () => {
    await connect();
    const { event, message } = await sendFirst(withOtherwise("mail"));
    for (let times = 0; times < 3; times++)
      await report(message, "failed", failWith(131026, "Message undeliverable"));
    expect(await sendMails()).toBe(1);
    const replaced_error = "131026: Message undeliverable";
    expect(await kit.listSteps(event)).toMatchObject([
      { channel: "mail", state: "sent", reason: null, replaced_error },
    ]);
    const job = { organization: acme.id, message: message.id };
    await sendSubstituteMail(api.db, job, asInstant(SMS_START - DAY));
    expect(await kit.listSteps(event)).toHaveLength(1);
    expect(meta.sent).toHaveLength(1);
  });

  it("is none after a delivery", async () => {
    await connect();
    const { event, message } = await sendFirst(withOtherwise("mail"));
    await report(message, "delivered");
    await report(message, "failed", failWith(131026, "Message undeliverable"));
    expect(await sendMails()).toBe(0);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "delivered" }]);
  });

  it("says what Meta said if there is none", async () => {
    await connect();
    const { event, message } = await sendFirst();
    await report(message, "failed", failWith(131026, "Message undeliverable"));
    expect(await kit.listSteps(event)).toMatchObject([
      { channel: "whatsapp", state: "failed", reason: "rejected", text: "131026: Message undeliverable" },
    ]);
  });

  it("is chosen at once while the template is not approved, as Meta reports", async () => {
    await connect();
    await kit.connect();
    for (const language of ["en_US", "de"])
      await call(
        {
          event: "PAUSED",
          message_template_name: "appointment_reminder",
          message_template_language: language,
        },
        { field: "message_template_status_update" },
      );
    const event = await book(withOtherwise("sms"));
    expect(await sendTexts()).toBe(1);
    expect(await kit.listSteps(event)).toMatchObject([{ channel: "sms", state: "sent" }]);
    expect(meta.sent).toEqual([]);
  });

  it("is chosen at once without an account", async () => {
    await connect();
    await createTestWorkflow(acme, [withOtherwise("mail")]);
    await acme.delete("/v2/whatsapp_account");
    const event = await kit.book({ phone: NUMBER });
    await kit.plan(event);
    expect(await kit.listSteps(event)).toMatchObject([{ channel: "mail" }]);
  });
});

describe("a message of a reader", () => {
  it("by a button changes the meeting, once", { tags: "main" }, async () => {
    await connect();
    const { event } = await sendFirst();
    const button = { type: "button", button: { payload: "coming", text: "I’m coming" } };
    expect(await write("w2", button, { secret: "forged" })).toBe(403);
    expect(await sendReplies()).toBe(0);
    await write("w2", button);
    await write("w2", button);
    expect(await sendReplies()).toBe(1);
    expect(meta.sent.at(-1)?.text?.body).toContain("Thank you for confirming");
    const { body } = await acme.get(`/v2/events/${event._id}/timeline`);
    expect(body.filter(({ kind }: { kind: string }) => kind === "coming")).toHaveLength(1);
  });

  it("lets us send a text for a day, while the template is not approved", async () => {
    await connect();
    const late = { ...STEP, when: { trigger: "before_start", amount: 1, unit: "hours" } };
    await createTestWorkflow(acme, [STEP, late]);
    const event = await kit.book({ phone: NUMBER });
    await kit.plan(event);
    const first = await send(event);
    await write("w6", { type: "text", text: { body: "Thanks" } });
    const createdAt = new Date(SMS_START - 2 * HOUR);
    await api.db.textReply.updateMany({ where: { eventId: event._id }, data: { createdAt } });
    meta.setTemplates(REMINDER.map((one) => ({ ...one, status: "PAUSED" })));
    await acme.post("/v2/whatsapp_account/templates", {});
    await kit.plan(event, SMS_START - HOUR);
    const second = await api.db.textMessage.findFirstOrThrow({
      where: { eventId: event._id, id: { not: first.id } },
    });
    const job = { organization: acme.id, message: second.id };
    await sendWhatsappMessage(api.db, job, asInstant(SMS_START - HOUR));
    expect(meta.sent.at(-1)).toMatchObject({
      type: "text",
      text: { body: expect.stringMatching(/^Reminder: /) },
    });
  });

  it("becomes a message of the meeting", async () => {
    await connect();
    const { event } = await sendFirst();
    await write("w3", { type: "text", text: { body: "I bring the papers – déjà" } });
    await write("w4", { type: "image", image: { id: "1" } });
    const where = { eventId: event._id };
    expect(await api.db.eventMessage.findMany({ where })).toMatchObject([
      { body: "I bring the papers – déjà" },
    ]);
  });

  it("is answered at most once, if a worker is lost", async () => {
    await connect();
    await sendFirst();
    await write("w5", { type: "text", text: { body: "HELP" } });
    expect(await sendReplies(true)).toBe(1);
    expect(meta.sent).toHaveLength(1);
  });
});
