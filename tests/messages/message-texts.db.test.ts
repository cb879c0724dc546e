import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { enqueueReminderMails } from "@/lib/domain/events/event-mails/enqueue-reminder-mails";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runEventMails } from "../support/event-jobs";
import { createSmsKit, SMS_STEP } from "../support/sms-kit";
import { startMailServer } from "../support/start-mail-server";
import { startTwilioServer } from "../support/start-twilio-server";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { joinTestWaitingList } from "../support/waiting-list";
import { createTestWorkflow } from "../support/workflows";

const mailbox = await startMailServer();
const twilio = await startTwilioServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "Bookpage <meetings@bookpage.example>",
  TWILIO_TEST_ORIGIN: twilio.url,
});

const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let page: string;

beforeEach(async () => {
  acme = await api.tenant();
  const host = await createTestHost(acme);
  page = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
});

afterAll(() => Promise.all([mailbox.close(), twilio.close()]));

const put = (path: string, body: object, headers = {}) =>
  acme.put(`/v2/message_texts/${path}`, body, headers);
const get = async (path: string) => (await acme.get(`/v2/message_texts/${path}`)).body;

const book = (language: string, attendee: object = {}, start = "2031-03-10T09:00:00+01:00") =>
  createTestBooking(acme, {
    page,
    start,
    attendee: {
      name: "Ana Silva",
      email: `${makeUniqueName("ana")}@example.com`,
      timezone: "Europe/Paris",
      language,
      ...attendee,
    },
  });

/** Sends the mails about a meeting by SMTP; returns those to an address. */
async function deliver(event: { _id: string }, to: string) {
  await runEventMails(api, acme, event, "booked", NOW);
  const queued = await api.db.mail.findMany({ where: { eventId: event._id, state: "queued" } });
  for (const { id } of queued) await sendMail(api.db, { organization: acme.id, mail: id }, NOW);
  const [mail] = await mailbox.to(to);
  const find = (type: string) => mail.parts.find((part) => part.type.startsWith(type))?.text ?? "";
  return { subject: mail.subject, text: find("text/plain"), html: find("text/html") };
}

const ENGLISH = {
  subject: "See you soon: {title}",
  text: "Dear {recipient},\n\nwe expect you on {date}. Read [how to find us](https://example.com/map?a=1&b=2).",
  closing: "{minutes, plural, one {One minute} other {# minutes}} with {host}.",
  button: "My meeting",
};
const GERMAN = { subject: "Bis bald: {title}", text: "Guten Tag {recipient}, wir freuen uns auf {date}." };

describe("texts of an organisation", () => {
  it("are sent in the language of the reader; readers of others get ours", { tags: "main" }, async () => {
    expect((await put("confirmed/en", ENGLISH)).body).toMatchObject({ own: true, ...ENGLISH, __v: 1 });
    expect((await put("confirmed/de", GERMAN)).status).toBe(200);
    const [english, german, french] = ["en", "de", "fr"].map((language) => ({
      language,
      email: `${makeUniqueName("reader")}@example.com`,
    }));
    const write = async (reader: typeof english, hour: string) => {
      if (!reader) throw new Error("A reader is missing");
      const event = await book(reader.language, { email: reader.email }, `2031-03-10T${hour}:00:00+01:00`);
      return deliver(event, reader.email);
    };
    const inEnglish = await write(english, "09");
    expect(inEnglish.subject).toMatch(/^See you soon: Meeting with /);
    expect(inEnglish.text).toContain("Dear Ana Silva,\r\n\r\nwe expect you on Monday");
    expect(inEnglish.text).toContain("how to find us (https://example.com/map?a=1&b=2)");
    expect(inEnglish.text).toContain("30 minutes with ");
    expect(inEnglish.html).toContain('href="https://example.com/map?a=1&amp;b=2"');
    expect(inEnglish.html).toContain(">My meeting</a>");
    expect(inEnglish.html).toContain("Cancel");
    const inGerman = await write(german, "10");
    expect(inGerman.subject).toMatch(/^Bis bald: /);
    expect(inGerman.text).toContain("Guten Tag Ana Silva, wir freuen uns auf Montag");
    const inFrench = await write(french, "11");
    expect(inFrench.subject).toMatch(/^Confirmé/);
    expect(inFrench.html).not.toContain("Dear");
  });

  it("escape what a booker wrote, and break its links", async () => {
    await put("confirmed/en", { subject: "Booked", text: "Dear {recipient}" });
    const email = `${makeUniqueName("ana")}@example.com`;
    const name = "<b>[x](https://evil.example)</b> {host}";
    const { subject, text, html } = await deliver(await book("en", { email, name }), email);
    expect(subject).toBe("Booked");
    expect(html).toContain("Dear &lt;b&gt;[x](https:\u200b//evil.\u200bexample)&lt;/b&gt; {host}");
    expect(html).not.toContain('href="https://evil');
    expect(text).toContain("Dear <b>[x](https:\u200b//evil.\u200bexample)</b> {host}");
  });

  it("may name the booker in the subject of a mail to the host", async () => {
    await put("booked_host/en", {
      subject: "{booker} booked {minutes} minutes",
      text: "{name} comes to {title}.",
    });
    const event = await book("en");
    await runEventMails(api, acme, event, "booked", NOW);
    const { body } = await acme.get(`/v2/mails?event=${event._id}`);
    expect(body.map(({ subject }: { subject: string }) => subject)).toContain("Ana Silva booked 30 minutes");
  });

  it("word reminders, and the templates of workflows", async () => {
    await put("reminder/en", { subject: "Tomorrow: {title}", text: "See you {date}." });
    await put("thanks/en", { subject: "Thanks", text: "It was good.", details: false });
    await createTestWorkflow(acme, [
      { when: { trigger: "after_end", amount: 1, unit: "hours" }, to: ["booker"], template: "thanks" },
    ]);
    const event = await book("en");
    await runEventMails(api, acme, event, "booked", NOW);
    const start = Date.parse("2031-03-10T08:00:00Z");
    await enqueueReminderMails(api.db, { organization: acme.id, event: event._id }, asInstant(start - DAY));
    await runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(start + DAY));
    const { body } = await acme.get(`/v2/mails?event=${event._id}`);
    const find = async (subject: string) => {
      const found = body.find((mail: { subject: string }) => mail.subject.startsWith(subject));
      return (await acme.get(`/v2/mails/${found?._id}`)).body.text;
    };
    expect(await find("Tomorrow: ")).toContain("See you Monday");
    const thanks = await find("Thanks");
    expect(thanks).toContain("It was good.");
    expect(thanks).not.toContain("When:");
  });

  it("word text messages", async () => {
    await put("sms_reminder/en", { text: "{organization}: see you {when}. {link}" });
    const kit = await createSmsKit(api, acme);
    await kit.connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const event = await kit.book();
    await kit.plan(event);
    await kit.send(event);
    expect(twilio.sent[0]?.Body).toMatch(/^Acme: see you Mon 10 Mar.*https:\/\/meet/);
  });

  it("word the mails of the waiting list", async () => {
    await put("waiting_joined/en", { subject: "On our list", text: "{recipient}, we look at {days}." });
    const full = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
    const host = await createTestHost(acme, { days: buildEveryDay("09:00", "10:00"), timezone: "UTC" });
    const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true } };
    const { nickname } = await createTestPage(acme, host._id, { custom });
    await createTestBooking(acme, { page: nickname, start: `${full}T09:00:00Z` });
    const email = `${makeUniqueName("wait")}@example.com`;
    await joinTestWaitingList(acme, nickname, { email, day: full });
    const { body } = await acme.get(`/v2/mails?search=${encodeURIComponent(email)}`);
    const joined = body.find(({ kind }: { kind: string }) => kind === "waiting_joined");
    expect(joined.subject).toBe("On our list");
  });
});

describe("saving a text", () => {
  it.each([
    ["an unknown variable", { subject: "x", text: "Hello {nam}" }, "/text unknown"],
    ["the name of a booker in a subject", { subject: "{recipient}", text: "x" }, "/subject unknown"],
    ["a plural of a name", { subject: "x", text: "{host, plural, other {x}}" }, "/text invalid_type"],
    ["an open brace", { subject: "x {host", text: "x" }, "/subject invalid_format"],
    ["a line break in the subject", { subject: "a\nb", text: "x" }, "/subject invalid_value"],
    ["no subject", { text: "x" }, "/subject required"],
    ["a long subject", { subject: "x".repeat(201), text: "x" }, "/subject too_long"],
    ["a missing other", { subject: "x", text: "{times, plural, one {x}}" }, "/text invalid_format"],
    ["a variable in a button", { subject: "x", text: "x", button: "{host}" }, "/button unknown"],
    ["details left out", { subject: "x", text: "x", details: false }, "/details unsupported"],
  ])("is rejected with %s", async (_, body, expected) => {
    const response = await put("confirmed/en", body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [expected]]);
    expect(await get("confirmed/en")).toMatchObject({ own: false, __v: 0 });
  });

  it("names the line and the character of each mistake", async () => {
    const { body } = await put("confirmed/en", { subject: "{a}", text: "x\n y {b}" });
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      "has the unknown variable {a} (line 1, character 1)",
      "has the unknown variable {b} (line 2, character 4)",
    ]);
  });

  it("rejects unknown kinds and languages, and parts that a text message does not have", async () => {
    expect((await put("nonsense/en", GERMAN)).status).toBe(400);
    expect((await put("confirmed/xx", GERMAN)).status).toBe(400);
    expect(listErrorCodes(await put("sms_reminder/en", { subject: "x", text: "x" }))).toEqual([
      "/subject unsupported",
    ]);
  });

  it("checks the version, is audited, and is undone by going back to ours", async () => {
    const ours = await acme.get("/v2/message_texts/reminder/de");
    expect(ours.body).toMatchObject({ own: false, subject: "Erinnerung: {title}" });
    const tag = { "if-match": ours.headers.get("etag") ?? "" };
    const saved = await put("reminder/de", GERMAN, tag);
    expect([saved.status, saved.body.own]).toEqual([200, true]);
    expect((await put("reminder/de", GERMAN, tag)).status).toBe(412);
    expect((await acme.get("/v2/message_texts")).body.kinds).toContainEqual(
      expect.objectContaining({ kind: "reminder", languages: ["de"], failing: [] }),
    );
    expect((await acme.delete("/v2/message_texts/reminder/de")).body).toMatchObject({
      own: false,
      subject: "Erinnerung: {title}",
    });
    const { body: entries } = await acme.get("/v2/audit?resource=message_text");
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["delete", "create"]);
    expect(entries[1].changes.subject).toEqual({ before: null, after: GERMAN.subject });
  });
});

describe("a text that cannot be rendered", () => {
  it("is replaced by ours, and listed for admins until it is saved again", async () => {
    await put("confirmed/en", ENGLISH);
    await api.db.messageText.updateMany({
      where: { organizationId: acme.id },
      data: { text: "Dear {somebody_else}" },
    });
    const email = `${makeUniqueName("ana")}@example.com`;
    const { subject } = await deliver(await book("en", { email }), email);
    expect(subject).toMatch(/^Confirmed: /);
    const listFailing = async () => (await acme.get("/v2/action_items")).body.failing_texts;
    expect(await listFailing()).toMatchObject([{ kind: "confirmed", lang: "en" }]);
    await put("confirmed/en", ENGLISH);
    expect(await listFailing()).toEqual([]);
  });
});

describe("previews", () => {
  const preview = (body: object, tenant = acme) => tenant.post("/v2/message_texts/preview", body);

  it("render a draft with a made-up meeting, or list its mistakes", async () => {
    const { body } = await preview({ kind: "moved", lang: "de", draft: GERMAN });
    expect(body.preview.subject).toMatch(/^Bis bald: Termin mit /);
    expect(body.preview.html).toContain("Guten Tag Ana Silva");
    expect(body.preview.values.recipient).toBe("Ana Silva");
    const wrong = await preview({ kind: "moved", lang: "de", draft: { subject: "{x}", text: "y" } });
    expect(wrong.body).toMatchObject({
      preview: null,
      issues: [{ part: "subject", rule: "unknown_variable", line: 1, column: 1, about: "x" }],
    });
    const sms = await preview({ kind: "sms_reminder", lang: "en" });
    expect(sms.body.preview).toMatchObject({ subject: null, html: null, sms: { alphabet: "gsm7" } });
    expect(sms.body.preview.text).toContain(sms.body.preview.values.link);
  });

  it("show a meeting of the organisation to those who may read meetings, with links that open nothing", async () => {
    const event = await book("en", { name: "Kim Berg" });
    const request = { kind: "confirmed", lang: "en", draft: ENGLISH, event: event._id };
    const { body } = await preview(request);
    expect(body.preview.text).toContain("Dear Kim Berg");
    const [, key = ""] = /event\/\w+\?key=(\S+)/.exec(body.preview.text) ?? [];
    expect(key).not.toBe("");
    const invitees = await api.db.invitee.count({ where: { eventId: event._id, keyVersion: -1 } });
    expect([key.includes(".-1."), invitees]).toEqual([true, 0]);
    const limited = await api.tenant("Limited", ["organization:read"]);
    expect((await preview(request, limited)).status).toBe(403);
    expect((await preview(request, await api.tenant())).status).toBe(404);
  });

  it("are mailed to members only", async () => {
    const email = `${makeUniqueName("member")}@example.com`;
    await createTestUser(acme, { user: { emails: [email] } });
    const request = { kind: "thanks", lang: "en", draft: ENGLISH };
    const test = (body: object) => acme.post("/v2/message_texts/test", { ...request, ...body });
    expect((await test({ to: email })).body).toEqual({ to: email });
    const { body } = await acme.get(`/v2/mails?search=${encodeURIComponent(email)}`);
    expect(body).toMatchObject([{ kind: "message_text_test", event: null }]);
    expect(listErrorCodes(await test({ to: "stranger@example.com" }))).toEqual(["/to unknown"]);
    expect(listErrorCodes(await test({}))).toEqual(["/to required"]);
    expect(listErrorCodes(await test({ to: email, draft: { subject: "{x}", text: "y" } }))).toEqual([
      "/draft/subject unknown",
    ]);
  });
});
