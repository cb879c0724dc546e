import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildBounceAddress, parseBounceAddress } from "@/lib/domain/messaging/bounces/bounce-address";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { createTestUser, makeUniqueName } from "../support/users";

const SECRET = "only these tests know this secret word";

const mailbox = await startMailServer((address) =>
  address.startsWith("unknown") ? { code: 550, text: "5.1.1 User unknown" } : null,
);
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
  BOUNCE_MAIL_DOMAIN: "Bounces.example.com",
  INBOUND_MAIL_SECRET: SECRET,
});

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
  worker = await startWorkerProcess({});
}, 120_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await mailbox.close();
});

const handOver = (body: string) =>
  requestApi("POST", "/v2/inbound-mail", {
    body,
    headers: { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" },
  });

const address = (name: string) => `${makeUniqueName(name)}@example.com`;

async function invite(guest: string) {
  const host = await createTestUser(acme, { user: { emails: [address("host")], first_name: "Noor" } });
  const event = await createTestEvent(acme, host, {
    dates: [DATE],
    confirmed: { flag: true },
    invitees: [{ email: guest, full_name: "Ana" }],
  });
  return { event, host };
}

/** Waits for the mails to an address that are not queued any more, the newest first. */
async function awaitMails(to: string, count = 1) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { body } = await acme.get(`/v2/mails?search=${to}`);
    const ended = body.filter(({ state }: { state: string }) => state !== "queued");
    if (ended.length >= count && ended.length === body.length) return ended;
    if (Date.now() > deadline) throw new Error(`In vain: ${JSON.stringify(body)}`);
    await sleep(100);
  }
}

interface Report {
  to: string;
  action?: string;
  status?: string;
  words?: string;
}

/** A report as Postfix writes it. */
const buildReport = ({ to, action = "failed", status = "5.1.1", words = "User unknown" }: Report) =>
  `Return-Path: <>
From: MAILER-DAEMON@mx.example.net (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
Message-ID: <${makeUniqueName("report")}@mx.example.net>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="a/1"

--a/1
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.net.

--a/1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

Final-Recipient: rfc822; gone@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} ${words}

--a/1
Content-Type: message/rfc822

Return-Path: <${to}>
Subject: Confirmed

Hello
--a/1--
`.replaceAll("\n", "\r\n");

const buildComplaint = (from: string) =>
  `From: <feedback@isp.example>
Subject: FW: Confirmed
To: <abuse@example.com>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b/1"

--b/1
Content-Type: text/plain

This is a spam report.

--b/1
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Lab/1.0
Version: 1
Original-Mail-From: <${from}>

--b/1
Content-Type: text/rfc822-headers

Subject: Confirmed

--b/1--
`.replaceAll("\n", "\r\n");

const listSuppressions = async (search: string) =>
  (await acme.get(`/v2/mail_suppressions?search=${search}`)).body;

describe("returned mails", () => {
  it("are recorded, and their address gets no more mails about meetings until that is ended", {
    tags: "main",
    timeout: 90_000,
  }, async () => {
    const guest = address("gone");
    const { event } = await invite(guest);
    const [sent] = await awaitMails(guest);
    const [delivered] = await mailbox.to(guest);
    expect(delivered.from).toBe(buildBounceAddress({ organizationId: acme.id, id: sent._id }));

    const report = buildReport({ to: `<${delivered.from.toUpperCase()}>` });
    expect(await handOver(report)).toMatchObject({
      status: 201,
      body: { event: event._id, ignored: null, report: "bounce" },
    });
    expect((await handOver(report)).body).toMatchObject({ ignored: "repeated", report: null });
    expect((await acme.get(`/v2/mails/${sent._id}`)).body).toMatchObject({
      state: "bounced",
      last_error: "550 5.1.1 User unknown",
      bounced_at: expect.any(String),
      complained_at: null,
    });
    const [suppression] = await listSuppressions(guest);
    expect(suppression).toMatchObject({ address: guest, reason: "bounce", status: "5.1.1", mail: sent._id });
    const { unreachable_guests: unreachable } = (await acme.get("/v2/action_items")).body;
    expect(unreachable).toContainEqual(expect.objectContaining({ event: event._id, address: guest }));

    await invite(guest);
    const second = (await awaitMails(guest, 2)).find(({ _id }: { _id: string }) => _id !== sent._id);
    expect(second).toMatchObject({ state: "failed", attempts: 0 });
    expect(second.last_error).toMatch(/^Not sent: .*User unknown$/);
    const again = (await acme.post(`/v2/mails/${second._id}/resend`, {})).body;
    await mailbox.to(guest, 2);
    await awaitMails(guest, 3);
    expect((await acme.get(`/v2/mails/${again._id}`)).body.state).toBe("sent");

    expect(await acme.delete(`/v2/mail_suppressions/${suppression._id}`)).toMatchObject({
      status: 200,
      body: { n: 1 },
    });
    await invite(guest);
    await mailbox.to(guest, 3);
    expect(await listSuppressions(guest)).toEqual([]);
  });

  it("with a full mailbox are recorded, and the next mail is sent", { timeout: 60_000 }, async () => {
    const guest = address("full");
    await invite(guest);
    await awaitMails(guest);
    const [{ from }] = await mailbox.to(guest);
    await handOver(buildReport({ to: from, status: "5.2.2", words: "Mailbox full" }));
    expect((await awaitMails(guest))[0]).toMatchObject({ state: "bounced" });
    expect(await listSuppressions(guest)).toEqual([]);
    await invite(guest);
    await mailbox.to(guest, 2);
  });

  it("are suppressed at once if the mail server rejects the address itself", {
    timeout: 60_000,
  }, async () => {
    const guest = address("unknown");
    await invite(guest);
    expect((await awaitMails(guest))[0]).toMatchObject({ state: "failed", attempts: 1 });
    expect(await listSuppressions(guest)).toMatchObject([
      { status: "5.1.1", answer: "550 5.1.1 User unknown" },
    ]);
  });

  it("are ignored for delays, absence notices and forged addresses", { timeout: 60_000 }, async () => {
    const guest = address("late");
    await invite(guest);
    await awaitMails(guest);
    const [{ from }] = await mailbox.to(guest);
    const forged = from.replace(/-[0-9a-f]{12}@/, "-0123456789ab@");
    expect(parseBounceAddress(forged)).toBeNull();
    const absence = `From: ${guest}\r\nTo: ${from}\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.\r\n`;
    const bodies = [
      await handOver(buildReport({ to: from, action: "delayed", status: "4.4.1" })),
      await handOver(buildReport({ to: forged })),
      await handOver(absence),
    ].map(({ status, body }) => [status, body.ignored]);
    expect(bodies).toEqual([202, 202, 202].map((status) => [status, "automatic"]));
    expect((await awaitMails(guest))[0]).toMatchObject({ state: "sent" });
  });
});

describe("spam reports", () => {
  it("end reminders and workflow mails, and leave mails about one's own meeting", {
    timeout: 60_000,
  }, async () => {
    const guest = address("annoyed");
    const { event } = await invite(guest);
    const [sent] = await awaitMails(guest);
    const [{ from }] = await mailbox.to(guest);
    expect((await handOver(buildComplaint(from))).body).toMatchObject({
      event: event._id,
      report: "complaint",
    });
    expect((await acme.get(`/v2/mails/${sent._id}`)).body).toMatchObject({
      state: "sent",
      complained_at: expect.any(String),
    });
    expect(await listSuppressions(guest)).toMatchObject([{ reason: "complaint", until: null }]);
    await invite(guest);
    await mailbox.to(guest, 2);
    const row = await api.db.mail.findFirstOrThrow({ where: { recipient: guest } });
    await api.db.mail.updateMany({
      where: { id: row.id },
      data: { kind: "reminder", state: "queued", sentAt: null },
    });
    await api.db
      .$executeRaw`SELECT graphile_worker.add_job('send_mail', ${JSON.stringify({ organization: row.organizationId, mail: row.id })}::json)`;
    const ended = await awaitMails(guest, 2);
    expect(ended.find(({ _id }: { _id: string }) => _id === row.id)).toMatchObject({ state: "failed" });
    expect(mailbox.received.filter(({ to }) => to === guest)).toHaveLength(2);
  });
});
