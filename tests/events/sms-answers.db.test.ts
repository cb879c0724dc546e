import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { listEventJobs } from "../support/event-jobs";
import { createSmsKit, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { startTwilioServer } from "../support/start-twilio-server";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const twilio = await startTwilioServer();
const api = createTestApi({ TWILIO_TEST_ORIGIN: twilio.url });

const NUMBER = "+4915123456789";
const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const ASKING_STEP = { ...SMS_STEP, template: null, text: "See you {date}. {answers}" };

let acme: Tenant;
let kit: SmsKit;
let replies = 0;

afterAll(() => twilio.close());
beforeEach(async () => {
  twilio.sent.length = 0;
  acme = await api.tenant();
  kit = await createSmsKit(api, acme, { auto_confirm: true });
  await kit.connect();
});

/** Books and sends the message a day before. */
async function text(start = SMS_START, attendee: Record<string, unknown> = {}) {
  const event = await kit.book({ phone: NUMBER, ...attendee }, { start });
  await kit.plan(event, start - DAY);
  await kit.send(event, start - DAY);
  return event;
}

const buildReply = (body: string) => {
  replies += 1;
  return { From: NUMBER, Body: body, MessageSid: `SMreply${replies}` };
};
const answer = (body: string) => kit.reply(buildReply(body));
const read = async (event: { _id: string }) => (await acme.get(`/v2/events/${event._id}`)).body;
const isCancelled = async (event: { _id: string }) => Boolean((await read(event)).cancelled);
const listKinds = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.map(({ kind }: { kind: string }) => kind);

describe("an answer by SMS", () => {
  beforeEach(() => createTestWorkflow(acme, [ASKING_STEP]));

  it("is asked for in the reader's language", { tags: "main" }, async () => {
    await text(SMS_START, { language: "de" });
    expect(twilio.sent[0]?.Body).toContain("Antworten Sie 1: ich komme, 2: anderer Termin, 3: absagen.");
  });

  it("of 1 records that the booker comes, once", { tags: "main" }, async () => {
    const event = await text();
    expect((await answer("1")).body).toContain("Thank you for confirming your meeting");
    await answer("1");
    expect((await listKinds(event)).filter((kind: string) => kind === "coming")).toHaveLength(1);
    expect(await isCancelled(event)).toBe(false);
  });

  it("of 2 gets the link to move the meeting", async () => {
    const event = await text();
    const { body } = await answer(" 2.");
    expect(body).toMatch(
      new RegExp(`Choose another time here: https?://[^ ]*/event/${event._id}/reschedule\\?key=`),
    );
    expect(await isCancelled(event)).toBe(false);
  });

  it("of 3 cancels the meeting, however often the provider repeats the call", { tags: "main" }, async () => {
    const event = await text();
    const call = buildReply("3");
    expect((await kit.reply(call)).body).toContain("Your meeting has been cancelled");
    expect(await isCancelled(event)).toBe(true);
    expect(await kit.reply(call)).toEqual({ status: 200, body: EMPTY });
    expect((await listKinds(event)).filter((kind: string) => kind === "cancelled")).toHaveLength(1);
  });

  it("that is forged changes nothing", async () => {
    const event = await text();
    expect((await kit.reply(buildReply("3"), "forged")).status).toBe(403);
    expect(await isCancelled(event)).toBe(false);
  });

  it("of 3 asks first if others take part, and cancels at the second 3", async () => {
    const event = await text();
    const guest = { email: `${makeUniqueName("guest")}@example.com` };
    expect((await acme.post(`/v2/events/${event._id}/invitees`, guest)).status).toBeLessThan(300);
    expect((await answer("3")).body).toContain("Reply 3 again to cancel it");
    expect(await isCancelled(event)).toBe(false);
    await answer("1");
    expect((await answer("3")).body).toContain("Reply 3 again to cancel it");
    expect((await answer("3")).body).toContain("Your meeting has been cancelled");
    expect(await isCancelled(event)).toBe(true);
  });

  it("of 3 is rejected with words where the page's deadline has passed", async () => {
    const host = await createTestHost(acme);
    const custom = { auto_confirm: true, event_hide_decline: true };
    kit.page = (await createTestPage(acme, host._id, { custom })).nickname;
    const event = await text();
    expect((await answer("3")).body).toContain("can't be cancelled any more");
    expect(await isCancelled(event)).toBe(false);
  });

  it("is about the meeting of the last message", async () => {
    const first = await text(SMS_START + HOUR);
    const second = await text(SMS_START);
    await answer("3");
    expect(await isCancelled(second)).toBe(true);
    expect(await isCancelled(first)).toBe(false);
  });

  it("to a meeting that is cancelled already is rejected with words", async () => {
    const event = await text();
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect((await answer("1")).body).toContain("That isn't possible any more");
    expect((await answer("2")).body).toContain("That isn't possible any more");
  });

  it("is in the export of the person's data, and gone with them", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const event = await text(SMS_START, { email });
    await answer("1");
    const exported = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`);
    expect(exported.body.sms_replies).toMatchObject([{ number: NUMBER, event: event._id, kind: "coming" }]);
    await acme.post("/v2/personal_data/erasures", { email });
    expect(await api.db.textReply.count({ where: { organizationId: acme.id } })).toBe(0);
  });
});

describe("another text by SMS", () => {
  it("becomes a message of the meeting, once", { tags: "main" }, async () => {
    await createTestWorkflow(acme, [ASKING_STEP]);
    const event = await text();
    const call = buildReply("I’ll be ten minutes late, sorry");
    expect(await kit.reply(call)).toEqual({ status: 200, body: EMPTY });
    await kit.reply(call);
    const { messages } = await read(event);
    expect(messages.map(({ body }: { body: string }) => body)).toEqual(["I’ll be ten minutes late, sorry"]);
    expect(await listKinds(event)).toContain("messaged");
    const jobs = await listEventJobs(api, event, "send_event_notifications");
    expect(jobs.filter(({ payload }) => payload.kind === "message")).toHaveLength(1);
  });

  it("is a 3 if the message did not ask", async () => {
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await text();
    expect((await answer("3")).body).toBe(EMPTY);
    expect(await isCancelled(event)).toBe(false);
    expect((await read(event)).messages).toMatchObject([{ body: "3" }]);
  });
});

it("asks for no answers that cannot arrive, nor in a mail", async () => {
  await kit.connect({ sender: "Acme" });
  await createTestWorkflow(acme, [ASKING_STEP]);
  await text();
  expect(twilio.sent[0]?.Body).toMatch(/^See you .*\.$/);
  expect(twilio.sent[0]?.Body).not.toContain("Reply");
  const mail = { ...ASKING_STEP, channel: "mail", subject: "Soon" };
  const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps: [mail] });
  expect([status, body.errors]).toMatchObject([400, [{ pointer: "/steps/0/text", code: "unsupported" }]]);
});
