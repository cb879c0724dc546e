import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildReplyAddress } from "@/lib/domain/events/reply-address";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestEvent, DATE } from "../support/events";
import { runMailJobs } from "../support/mail-jobs";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const SECRET = "only these tests know this secret word";

const mailbox = await startMailServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
  INBOUND_MAIL_DOMAIN: "In.example.com",
  INBOUND_MAIL_SECRET: SECRET,
});

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
}, 120_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await mailbox.close();
});

const handOver = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  requestApi("POST", "/v2/inbound-mail", {
    body,
    headers: { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822", ...headers },
  });

async function createMeeting(more: Record<string, unknown> = {}) {
  const host = await createTestUser(acme, {
    user: { emails: [`${makeUniqueName("host")}@example.com`], first_name: "Noor" },
  });
  const guest = `${makeUniqueName("guest")}@example.com`;
  const event = await createTestEvent(acme, host, {
    dates: [DATE],
    confirmed: { flag: true },
    invitees: [{ email: guest, full_name: "Ana" }],
    ...more,
  });
  return { event, guest, host: host.emails[0] as string, to: buildReplyAddress(event._id) as string };
}

interface Written {
  from: string;
  to: string;
  text?: string;
  headers?: string[];
}

const mail = ({ from, to, text = "See you there!", headers = [] }: Written) =>
  [
    `From: A sender <${from}>`,
    `To: ${to}`,
    "Subject: Re: Lunch",
    `Message-ID: <${makeUniqueName("mail")}@example.com>`,
    ...(headers.some((header) => /^content-type/i.test(header))
      ? []
      : ["Content-Type: text/plain; charset=utf-8"]),
    ...headers,
    "",
    text,
  ].join("\r\n");

const listMessages = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}`)).body.messages.map(
    ({ body, from }: { body: string; from: string }) => [from, body],
  );

describe("a mail to an event", () => {
  it("is a reply to one of its mails, becomes a message, and is sent to the others", {
    tags: "main",
    timeout: 60_000,
  }, async () => {
    const { event, guest, host } = await createMeeting();
    expect(event.email).toBe(buildReplyAddress(event._id));
    worker = await startWorkerProcess({});
    const [got] = await mailbox.to(guest);
    const to = /^Reply-To: (.*)$/im.exec(got.headers)?.[1] ?? "";
    expect(to).toBe(event.email);
    const history = got.parts[0]?.text.replace(/^/gm, "> ") ?? "";
    expect(history).toContain("key=");
    const text = `I bring cake.\r\n\r\nOn Mon, Mar 10, 2031 at 9:00 AM Noor <${to}>\r\nwrote:\r\n\r\n${history}`;
    const answer = await handOver(
      mail({ from: guest.toUpperCase(), to: `Noor <${to.toUpperCase()}>`, text }),
    );
    expect(answer).toMatchObject({
      status: 201,
      body: { event: event._id, ignored: null, shortened: false, attachments_dropped: 0 },
    });
    expect(await listMessages(event)).toEqual([[guest, "I bring cake."]]);
    const told = (await mailbox.to(host, 2))[1];
    expect(told?.subject).toMatch(/^New message: /);
    expect(told?.parts[0]?.text).toContain("> I bring cake.");
  });

  it("from the host becomes the host's message", async () => {
    const { event, host, to } = await createMeeting();
    expect((await handOver(mail({ from: host, to, text: "Late" }))).status).toBe(201);
    expect(await listMessages(event)).toEqual([[host, "Late"]]);
  });

  it("becomes one message, however often it arrives", async () => {
    const { event, guest, to } = await createMeeting();
    const raw = mail({ from: guest, to });
    const responses = await Promise.all([handOver(raw), handOver(raw), handOver(raw)]);
    expect(responses.map(({ body }) => body.ignored).sort()).toEqual([null, "repeated", "repeated"].sort());
    expect(await listMessages(event)).toHaveLength(1);
    const nameless = raw.replace(/^Message-ID.*\r\n/m, "");
    expect((await handOver(nameless)).status).toBe(201);
    expect((await handOver(nameless)).body.ignored).toBe("repeated");
  });

  it("that was cancelled still becomes a message", async () => {
    const { event, guest, to } = await createMeeting();
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect((await handOver(mail({ from: guest, to }))).status).toBe(201);
  });

  it.each([
    ["Delivered-To", (to: string) => [`Delivered-To: ${to}`]],
    ["Cc", (to: string) => [`Cc: Bo <bo@example.com>, Lunch <${to}>`]],
  ])("is also found by %s", async (_, headers) => {
    const { guest, to } = await createMeeting();
    expect((await handOver(mail({ from: guest, to: "x@example.com", headers: headers(to) }))).status).toBe(
      201,
    );
  });

  it("longer than a message is truncated with a notice", async () => {
    const { event, guest, to } = await createMeeting();
    const { body } = await handOver(mail({ from: guest, to, text: `${"é".repeat(70)}\r\n`.repeat(100) }));
    expect(body.shortened).toBe(true);
    const [[, text]] = await listMessages(event);
    expect([text.length, text.at(-1)]).toEqual([5000, "…"]);
  });

  it("does not forward the personal link that it quotes", async () => {
    const { event, guest, to } = await createMeeting();
    await handOver(
      mail({ from: guest, to, text: `My link: https://meet.example.com/event/1?key=abc.def-G_h` }),
    );
    expect(await listMessages(event)).toEqual([[guest, "My link: https://meet.example.com/event/1?key=…"]]);
  });
});

describe("the text of a mail", () => {
  const bodies: [string, string[], string | Uint8Array, string][] = [
    [
      "in quoted-printable Latin-1",
      ["Content-Type: text/plain; charset=iso-8859-1", "Content-Transfer-Encoding: quoted-printable"],
      "Gr=FC=DFe aus =\r\nK=F6ln",
      "Grüße aus Köln",
    ],
    [
      "in base64",
      ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64"],
      Buffer.from("À bientôt 👋").toString("base64"),
      "À bientôt 👋",
    ],
    [
      "in Japanese",
      ["Content-Type: text/plain; charset=iso-2022-jp"],
      "\u001b$B$3$s$K$A$O\u001b(B",
      "こんにちは",
    ],
    [
      "in HTML alone",
      ["Content-Type: text/html; charset=utf-8"],
      '<p>Yes &amp; <b>thanks</b></p><script>alert(1)</script><div class="gmail_quote">On Mon, Mar 10, 2031 Noor &lt;a@example.com&gt; wrote:<blockquote>Old <i>text</i></blockquote></div>',
      "Yes & thanks",
    ],
    [
      "in HTML with a picture",
      ['Content-Type: multipart/related; boundary="b"'],
      '--b\r\nContent-Type: text/html\r\n\r\n<p>Look</p><img src="cid:1">\r\n--b\r\nContent-Type: image/png\r\nContent-ID: <1>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--\r\n',
      "Look",
    ],
    [
      "in both, with an attachment",
      ['Content-Type: multipart/mixed; boundary="m"'],
      '--m\r\nContent-Type: multipart/alternative; boundary="a"\r\n\r\n--a\r\nContent-Type: text/plain\r\n\r\nPlain\r\n--a\r\nContent-Type: text/html\r\n\r\n<p>Rich</p>\r\n--a--\r\n--m\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n--m--\r\n',
      "Plain",
    ],
    ["with a NUL", [], "A\0B", "AB"],
    ["in a charset that is none", ["Content-Type: text/plain; charset=klingon"], "Qapla", "Qapla"],
  ];

  it.each(bodies)("is read %s", async (_, headers, text, expected) => {
    const { event, guest, to } = await createMeeting();
    const response = await handOver(mail({ from: guest, to, headers, text: text as string }));
    expect(response.body, JSON.stringify(response.body)).toMatchObject({ ignored: null });
    expect(await listMessages(event)).toEqual([[guest, expected]]);
    expect(response.body.attachments_dropped).toBe(/picture|attachment/.test(_) ? 1 : 0);
  });
});

describe("a calendar reply to an invitation", () => {
  interface Replied {
    uid?: string;
    attendee: string;
    partstat?: string;
    method?: string;
    sequence?: number;
    stamp?: Date;
    more?: string[];
  }

  const calendarOf = ({
    uid,
    attendee,
    partstat = "ACCEPTED",
    method = "REPLY",
    sequence = 0,
    stamp = new Date(),
    more = [],
  }: Replied) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Example Corp//Calendar//EN",
      `METHOD:${method}`,
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      ...(more.some((line) => line.startsWith("DTSTART")) ? [] : ["DTSTART:20310310T090000Z"]),
      `ATTENDEE;PARTSTAT=${partstat};CN="Ana":MAILTO:${attendee}`,
      ...more,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n");

  const reply = async (event: { _id: string }, from: string, given: Partial<Replied> = {}, to?: string) => {
    const uid = `${event._id}@meet.example.com`;
    const raw = mail({
      from,
      to: to ?? (buildReplyAddress(event._id) as string),
      headers: [
        'Content-Type: multipart/alternative; boundary="a"',
        "Auto-Submitted: auto-generated", // Calendars send this header.
      ],
      text: `--a\r\nContent-Type: text/plain\r\n\r\nAna has answered.\r\n--a\r\nContent-Type: text/calendar; charset=utf-8; method=${given.method ?? "REPLY"}\r\n\r\n${calendarOf({ uid, attendee: from, ...given })}\r\n--a--\r\n`,
    });
    const { status, body } = await handOver(raw);
    return [status, body.answered ?? body.ignored];
  };

  const stateOf = async (event: { _id: string }) => {
    const { body } = await acme.get(`/v2/events/${event._id}`);
    return { declines: body.declines.length, messages: await listMessages(event) };
  };

  it("is recorded: accepted, declined, and accepted again, in order of its timestamp", {
    tags: "main",
  }, async () => {
    const { event, guest } = await createMeeting();
    const at = (minute: number) => new Date(Date.now() - 600_000 + minute * 60_000);
    expect(await reply(event, guest, { partstat: "DECLINED", stamp: at(1) })).toEqual([201, "declined"]);
    expect((await stateOf(event)).declines).toBe(1);
    expect(await reply(event, guest, { stamp: at(3) })).toEqual([201, "accepted"]);
    const { declines, messages } = await stateOf(event);
    expect([declines, messages]).toEqual([0, []]);
    const votes = await api.db.vote.findMany({ where: { eventId: event._id, yes: true } });
    const { _id: ana } = event.invitees.find(({ email }: { email: string }) => email === guest);
    expect(votes.map(({ inviteeId }) => inviteeId)).toContain(ana);
    expect(await reply(event, guest, { partstat: "DECLINED", stamp: at(2) })).toEqual([202, "outdated"]);
    expect((await stateOf(event)).declines).toBe(0);
  });

  it("becomes a message for tentative, counter-proposal and comment", async () => {
    const { event, guest } = await createMeeting();
    const more = ["COMMENT:Perhaps\\, if the train runs"];
    expect(await reply(event, guest, { partstat: "TENTATIVE", more })).toEqual([201, "maybe"]);
    const times = ["DTSTART:20310311T140000Z", "DTEND:20310311T150000Z"];
    const stamp = new Date(Date.now() + 1000);
    const asked = { method: "COUNTER", partstat: "TENTATIVE", more: times, stamp, sequence: 9 };
    expect(await reply(event, guest, asked)).toEqual([201, "counter"]);
    const { messages } = await stateOf(event);
    expect(messages[0]).toEqual([
      guest,
      "I’ve replied “maybe” in my calendar.\n\nPerhaps, if the train runs",
    ]);
    expect(messages[1]?.[1]).toContain("another time: ");
    expect(messages[1]?.[1]).toContain(`https://meet.example.com/console/meetings?event=${event._id}`);
  });

  it("is recorded for the sender only, regardless of the attendee it names", async () => {
    const { event, guest } = await createMeeting({
      invitees: [{ email: "bo@example.com" }, { email: "cy@example.com" }],
    });
    expect(await reply(event, "eve@example.com", { attendee: "bo@example.com" })).toEqual([
      202,
      "unknown_sender",
    ]);
    const forged = { attendee: "bo@example.com", partstat: "DECLINED" };
    expect(await reply(event, "cy@example.com", forged)).toEqual([201, "message"]);
    expect(await reply(event, guest)).toEqual([202, "unknown_sender"]);
    const { declines, messages } = await stateOf(event);
    expect(declines).toBe(0);
    expect(messages).toEqual([
      ["cy@example.com", "My calendar answered for someone else, so nothing changes here."],
    ]);
  });

  /** Returns the organizer that a guest's invitation names for replies. */
  const organizerFor = async (guest: string) => {
    const mails = await runMailJobs(api.db, asInstant(Date.UTC(2031, 0, 5)));
    const mailed = mails.find(({ recipient }) => recipient === guest);
    const file: string = (await acme.get(`/v2/mails/${mailed?.id}`)).body.calendar.content;
    return /^ORGANIZER.*:mailto:(.*)$/im.exec(file.replace(/\r\n /g, ""))?.[1] ?? "";
  };

  it("is recorded from another address of the invited person only", async () => {
    const bo = `${makeUniqueName("bo")}@example.com`;
    const { event, guest } = await createMeeting({ invitees: [{ email: bo }, { email: "cy@example.com" }] });
    const organizer = await organizerFor(bo);
    expect(organizer.split("@")[0]?.length).toBeLessThanOrEqual(64);
    const [private_, uid] = ["bo@home.example", `${event._id}@meet.example.com`];
    // Programs reply from the account's address, or from the invited one.
    expect(await reply(event, private_, { uid, partstat: "DECLINED" }, organizer)).toEqual([201, "declined"]);
    expect((await stateOf(event)).declines).toBe(1);
    const again = { uid, attendee: bo, stamp: new Date(Date.now() + 1000) };
    expect(await reply(event, private_, again, organizer)).toEqual([201, "accepted"]);
    expect((await stateOf(event)).declines).toBe(0);
    const forged = { uid, attendee: "cy@example.com", partstat: "DECLINED" };
    expect(await reply(event, private_, forged, organizer)).toEqual([201, "message"]);
    expect(await reply(event, private_, { uid, partstat: "DECLINED" })).toEqual([202, "unknown_sender"]);
    const madeUp = organizer.replace(/-\w{8}@/, "-00000000@");
    expect(await reply(event, private_, { uid, partstat: "DECLINED" }, madeUp)).toEqual([
      202,
      "unknown_sender",
    ]);
    const elsewhere = { uid: `${"0".repeat(24)}@meet.example.com` };
    expect(await reply(event, private_, elsewhere, organizer)).toEqual([202, "unknown_event"]);
    expect((await stateOf(event)).declines).toBe(0);
    expect(guest).toContain("@");
  });

  it.each([
    "application/ics; name=invite.ics",
    "application/ICS",
    "application/calendar",
    "text/x-vcalendar",
    "application/octet-stream; name=invite.ics",
  ])("is recorded from an attachment alone: %s", async (type) => {
    const { event, guest, to } = await createMeeting();
    const calendar = calendarOf({
      uid: `${event._id}@meet.example.com`,
      attendee: guest,
      partstat: "DECLINED",
    });
    const raw = mail({
      from: guest,
      to,
      headers: ['Content-Type: multipart/mixed; boundary="a"'],
      text: [
        "--a\r\nContent-Type: text/plain\r\n\r\nAna has declined.",
        `--a\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="invite.ics"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(calendar).toString("base64")}`,
        "--a--\r\n",
      ].join("\r\n"),
    });
    const { status, body } = await handOver(raw);
    expect([status, body.answered]).toEqual([201, "declined"]);
    expect((await stateOf(event)).declines).toBe(1);
  });

  it("in a file without a reply stays an attachment of the message", async () => {
    const { event, guest, to } = await createMeeting();
    const calendar = calendarOf({ uid: "other@example.com", attendee: guest, method: "REQUEST" });
    const raw = mail({
      from: guest,
      to,
      headers: ['Content-Type: multipart/mixed; boundary="a"'],
      text: `--a\r\nContent-Type: text/plain\r\n\r\nHere is my other meeting.\r\n--a\r\nContent-Type: application/ics\r\n\r\n${calendar}\r\n--a--\r\n`,
    });
    expect((await handOver(raw)).status).toBe(201);
    expect((await stateOf(event)).messages).toEqual([[guest, "Here is my other meeting."]]);
  });

  it("is recorded for the meeting of its address, in its current state", async () => {
    const { event, guest, to } = await createMeeting();
    const other = await createMeeting();
    const elsewhere = { uid: `${other.event._id}@meet.example.com`, partstat: "DECLINED" };
    expect(await reply(event, guest, elsewhere)).toEqual([202, "unknown_event"]);
    const { dates } = (await acme.get(`/v2/events/${event._id}`)).body;
    await acme.put(`/v2/events/${event._id}`, {
      dates: [{ ...dates[0], date: "2031-03-12T09:00:00Z", end_date: "2031-03-12T10:00:00Z" }],
    });
    expect(await reply(event, guest, { partstat: "DECLINED" }, to)).toEqual([202, "outdated"]);
    const now = { partstat: "DECLINED", more: ["DTSTART:20310312T090000Z"] };
    // The time matches, regardless of the sequence.
    expect(await reply(event, guest, now)).toEqual([201, "declined"]);
    const cancelled = await createMeeting();
    await acme.post(`/v2/events/${cancelled.event._id}/cancel`, {});
    const late = { sequence: 9, partstat: "ACCEPTED" };
    expect(await reply(cancelled.event, cancelled.guest, late)).toEqual([201, "message"]);
  });

  it("is requested at the event's address, and applies to one occurrence or the series", async () => {
    const host = await createTestHost(acme);
    const custom = { auto_confirm: true, series: { every: ["week"], times: [1, 52] } };
    const { nickname } = await createTestPage(acme, host._id, { custom });
    const guest = `${makeUniqueName("bo")}@example.com`;
    const body = buildTestBookingBody({
      page: nickname,
      series: { every: "week", times: 3 },
      guests: [guest],
    });
    const made = await acme.post("/v2/bookings", body);
    const bookings = made.body.bookings as { _id: string }[];
    const mails = await runMailJobs(api.db, asInstant(Date.UTC(2031, 0, 5)));
    const mailed = mails.find(({ recipient }) => recipient === guest);
    const file: string = (await acme.get(`/v2/mails/${mailed?.id}`)).body.calendar.content.replace(
      /\r\n /g,
      "",
    );
    const [, organizer = ""] = /^ORGANIZER.*:mailto:(.*)$/im.exec(file) ?? [];
    expect(file).toMatch(/ATTENDEE;[^:]*RSVP=TRUE/);
    const [, uid = ""] = /^UID:(.*)$/m.exec(file) ?? [];
    const start = "DTSTART;TZID=Europe/Paris:20310310T090000";
    const declined = async () =>
      Promise.all(bookings.map(async (booking) => (await stateOf(booking)).declines));
    const one = ["RECURRENCE-ID;TZID=W. Europe Standard Time:20310317T090000", start];
    const answer = { uid, partstat: "DECLINED", more: one, stamp: new Date(Date.now() - 60_000) };
    expect(await reply({ _id: "" }, guest, answer, organizer)).toEqual([201, "declined"]);
    expect(await declined()).toEqual([0, 1, 0]);
    const all = { uid, partstat: "DECLINED", more: [start] };
    expect(await reply({ _id: "" }, guest, all, organizer)).toEqual([201, "declined"]);
    expect(await declined()).toEqual([1, 1, 1]);
  });

  it("without an answer, or in an unreadable file, changes nothing", async () => {
    const { event, guest } = await createMeeting();
    expect(await reply(event, guest, { partstat: "NEEDS-ACTION" })).toEqual([202, "calendar_answer"]);
    const deep = ["RRULE:FREQ=SECONDLY", `EXDATE:${"20310310T090000Z,".repeat(9000)}20310310T090000Z`];
    expect(await reply(event, guest, { more: deep })).toEqual([201, "accepted"]);
  });
});

describe("no message is created from", () => {
  const ignored = async (raw: string | Uint8Array) => {
    const { status, body } = await handOver(raw);
    expect(status).toBe(202);
    return body.ignored;
  };

  it("a mail of an outsider, or of two senders", async () => {
    const { event, guest, to } = await createMeeting();
    expect(await ignored(mail({ from: "eve@example.com", to }))).toBe("unknown_sender");
    expect(await ignored(mail({ from: `${guest}>, Eve <eve@example.com`, to }))).toBe("unknown_sender");
    expect(await listMessages(event)).toEqual([]);
  });

  it("a mail to an invented address", async () => {
    const { event, guest, to } = await createMeeting();
    for (const address of [
      `event-${event._id}@in.example.com`,
      to.replace(/-\w{24}@/, `-${"0".repeat(24)}@`),
      to.replace(/event-\w{24}/, `event-${"0".repeat(24)}`),
      to.replace("@in.", "@out."),
    ])
      expect(await ignored(mail({ from: guest, to: address }))).toBe("unknown_event");
  });

  it.each([
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated",
    "Precedence: bulk",
    "Precedence: auto_reply",
    "Precedence: auto-reply",
    "X-Precedence: bulk",
    "Preference: auto_reply",
    "X-Autoreply: yes",
    "X-Auto-Reply-From: ana@example.com",
    "X-Autorespond: vacation",
    "X-Autoresponder: Acme",
    "X-Autoresponse: yes",
    "X-Mail-Autoreply: Ana",
    "X-AutoGenerated: Reply",
    "X-Auto-Response-Suppress: All",
    "X-Auto-Response-Suppress: DR, OOF, AutoReply",
    "X-POST-MessageClass: 9; Autoresponder",
    "X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent",
    "X-MS-Exchange-Inbox-Rules-Loop: ana@example.com",
    "X-Failed-Recipients: bo@example.com",
    "Return-Path: <>",
    "List-Id: <list.example.com>",
    'Content-Type: multipart/report; boundary="b"; report-type=delivery-status',
  ])("an automatic mail: %s", async (header) => {
    const { guest, to } = await createMeeting();
    expect(await ignored(mail({ from: guest, to, headers: [header] }))).toBe("automatic");
  });

  it.each([
    "Auto-Submitted: no",
    "X-Auto-Response-Suppress: None",
    "Precedence: first-class",
    "X-Mailer: Answers",
  ])("an automatic mail, unlike a personal one: %s", async (header) => {
    const { guest, to } = await createMeeting();
    expect((await handOver(mail({ from: guest, to, headers: [header] }))).status).toBe(201);
  });

  it("a bounce, or a mail in our own name", async () => {
    const { to } = await createMeeting({ invitees: [{ email: "meetings@meet.example.com" }] });
    expect(await ignored(mail({ from: "MAILER-DAEMON@example.com", to }))).toBe("automatic");
    expect(await ignored(mail({ from: "meetings@meet.example.com", to }))).toBe("automatic");
  });

  it("a calendar reply", async () => {
    const { guest, to } = await createMeeting();
    const calendar = "Content-Type: text/calendar; method=REPLY; charset=utf-8";
    expect(
      await ignored(mail({ from: guest, to, headers: [calendar], text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR" })),
    ).toBe("calendar_answer");
  });

  it("a mail without new text", async () => {
    const { guest, to } = await createMeeting();
    expect(await ignored(mail({ from: guest, to, text: " \r\n" }))).toBe("empty");
    const quoted = `On Mon, Mar 10, 2031 Noor <${to}> wrote:\r\n> Confirmed`;
    expect(await ignored(mail({ from: guest, to, text: quoted }))).toBe("empty");
  });

  it("input that is no mail", async () => {
    for (const raw of ["", "\0\0\0", "nonsense", Buffer.from([0xff, 0xfe, 0x00, 0x80]), ":".repeat(100_000)])
      expect(["unreadable", "unknown_event"]).toContain(await ignored(raw));
  });
});

describe("the mail server", () => {
  it("must know the secret", async () => {
    for (const authorization of ["", SECRET.slice(1), `Bearer ${SECRET}x`, acme.key]) {
      const response = await handOver("From: a@example.com", { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer realm=/);
    }
    expect((await handOver("From: a@example.com", { authorization: `bearer ${SECRET}` })).status).toBe(202);
  });

  it("must declare a mail of at most 10 MB", async () => {
    expect((await handOver("{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await handOver("x", { "content-type": "application/octet-stream" })).status).toBe(202);
    expect((await handOver(Buffer.alloc(11 * 1024 * 1024, "a"))).status).toBe(413);
  });

  it("may deliver many megabytes of attachments", async () => {
    const { event, guest, to } = await createMeeting();
    const file = `${"A".repeat(76)}\r\n`.repeat(110_000);
    const text = `--m\r\nContent-Type: text/plain\r\n\r\nSee attached\r\n--m\r\nContent-Type: application/zip\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}--m--\r\n`;
    const response = await handOver(
      mail({ from: guest, to, headers: ['Content-Type: multipart/mixed; boundary="m"'], text }),
    );
    expect(response.body).toMatchObject({ ignored: null, attachments_dropped: 1 });
    expect(await listMessages(event)).toEqual([[guest, "See attached"]]);
  });
});
