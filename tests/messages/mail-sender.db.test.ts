import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { renderCodeMail } from "@/lib/domain/events/confirmations/render-code-mail";
import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { checkFailingSenders } from "@/lib/domain/messaging/senders/check-failing-senders";
import { sendSenderMail } from "@/lib/domain/messaging/senders/send-sender-mail";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startMailServer } from "../support/start-mail-server";
import { startSenderServer } from "../support/start-sender-server";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";
import { CA_FILE } from "../support/webhook-receiver";

const ACCOUNT = { user: "meetings@acme.example", password: "of this account" };

const installation = await startMailServer();
const own = await startSenderServer({ account: ACCOUNT });
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${installation.port}`,
  MAIL_FROM: "Bookpage <meetings@bookpage.example>",
  MAIL_ALLOWED_HOSTS: "127.0.0.1,localhost",
});

let acme: Tenant;
let admin: string;

beforeEach(async () => {
  own.state.refusal = null;
  own.state.hangs = false;
  own.received.length = 0;
  installation.received.length = 0;
  acme = await api.tenant();
  admin = `${makeUniqueName("admin")}@acme.example`;
  const { _id } = await createTestUser(acme, { user: { emails: [admin] } });
  await api.db.user.updateMany({ where: { id: _id }, data: { admin: true } });
});

afterAll(() => Promise.all([installation.close(), own.close()]));

const START = asInstant(Date.UTC(2031, 2, 1));

const SERVER = { host: "127.0.0.1", port: own.port, security: "none", ...ACCOUNT };
const SENDER = { server: SERVER, from: "meetings@acme.example", from_name: "Acme Meetings" };

const test = () => acme.post("/v2/mail_sender/test", { to: admin });
const readSender = async () => (await acme.get("/v2/mail_sender")).body;

/** Sets up the organisation's server, and proves it by a test mail. */
async function useOwnServer(changes: object = {}) {
  await acme.put("/v2/mail_sender", { ...SENDER, ...changes });
  const { body } = await test();
  expect(body.status).toBe("working");
  own.received.length = 0;
}

/** Stores a mail and returns its id. */
async function storeMail(to: string): Promise<string> {
  await withTransaction(getDatabase(), (tx) =>
    storeMails(tx, asOrganizationId(acme.id), [renderCodeMail(to, "Acme", "123456", "en")]),
  );
  const { id } = await api.db.mail.findFirstOrThrow({ where: { organizationId: acme.id, recipient: to } });
  return id;
}

/** Runs the jobs of a mail once, as a worker does; returns whether the queue would retry. */
async function runJobs(mail: string, now = START): Promise<"done" | "retry"> {
  const payload = { organization: acme.id, mail };
  const count = () =>
    api.pool.query("SELECT FROM graphile_worker.jobs WHERE key = $1", [`send_sender_mail/${mail}`]);
  try {
    if ((await count()).rowCount === 0) await sendMail(api.db, payload, now);
    if ((await count()).rowCount !== 0) await sendSenderMail(api.db, payload, now);
    return "done";
  } catch {
    return "retry";
  }
}

/** Sends all mails that wait, such as those to admins. */
async function runWaiting(now = START) {
  const mails = await api.db.mail.findMany({ where: { organizationId: acme.id, state: "queued" } });
  for (const { id } of mails) await runJobs(id, now);
}

const readMail = async (id: string) => (await acme.get(`/v2/mails/${id}`)).body;
const listNotices = async () =>
  (await acme.get("/v2/mails")).body
    .filter(({ kind }: { kind: string }) => /^sender_(failing|working)$/.test(kind))
    .map(({ kind, to }: { kind: string; to: string }) => [kind, to]);

describe("an organisation's own mail server", () => {
  it("sends all mails from the organisation's address once a test mail was accepted", {
    tags: "main",
  }, async () => {
    const { status, body } = await acme.put("/v2/mail_sender", { ...SENDER, reply_to: "desk@acme.example" });
    expect([status, body.status, body.from, body.server.user]).toEqual([
      200,
      "pending",
      "meetings@acme.example",
      ACCOUNT.user,
    ]);
    expect(JSON.stringify(body)).not.toContain(ACCOUNT.password);
    const before = await storeMail("before@guest.example");
    await runJobs(before);
    expect(own.received).toEqual([]);
    expect(installation.received.map(({ to }) => to)).toEqual(["before@guest.example"]);

    const tested = await test();
    expect(tested.body).toMatchObject({ status: "working", check: { failed_step: null } });
    expect(tested.body.check.answer).toMatch(/^250 /);
    expect(own.received[0]?.to).toBe(admin);

    const mail = await storeMail("ana@guest.example");
    expect(await runJobs(mail)).toBe("done");
    expect(installation.received).toHaveLength(1);
    expect(own.received[1]).toMatchObject({ from: "meetings@acme.example", to: "ana@guest.example" });
    expect(own.received[1]?.raw).toMatch(/^From: Acme Meetings <meetings@acme.example>/m);
    expect(own.received[1]?.raw).toMatch(/^Reply-To: desk@acme.example/m);
    expect(await readMail(mail)).toMatchObject({ state: "sent", sent_by: "organization" });
    expect(await readMail(before)).toMatchObject({ sent_by: "installation" });
    await runJobs(mail);
    expect(own.received).toHaveLength(2);
  });

  it("takes bounces at the envelope sender", async () => {
    await useOwnServer({ envelope_from: "bounces@acme.example" });
    await runJobs(await storeMail("ana@guest.example"));
    expect(own.received[0]?.from).toBe("bounces@acme.example");
  });

  it("is tested again after a change, and keeps its password for the same account only", async () => {
    await useOwnServer();
    const { password: _, ...server } = SERVER;
    const renamed = await acme.put("/v2/mail_sender", { ...SENDER, server, from_name: "Acme" });
    expect(renamed.body).toMatchObject({ status: "working", from_name: "Acme" });
    const moved = await acme.put("/v2/mail_sender", { ...SENDER, server: { ...server, host: "localhost" } });
    expect([moved.status, listErrorCodes(moved)]).toEqual([400, ["/server/password required"]]);
    const from = await acme.put("/v2/mail_sender", { ...SENDER, server, from: "other@acme.example" });
    expect(from.body).toMatchObject({ status: "pending", check: null });
  });

  it("shows the server's own answer to a test mail, and stays unused", async () => {
    await acme.put("/v2/mail_sender", { ...SENDER, server: { ...SERVER, password: "wrong" } });
    const { body } = await test();
    expect(body).toMatchObject({ status: "pending", check: { failed_step: "login" } });
    expect(body.check.answer).toContain("535 5.7.8 Authentication failed");
    await acme.put("/v2/mail_sender", SENDER);
    own.state.refusal = { step: "sender", code: 553, words: "5.7.1 Sender address rejected" };
    expect((await test()).body.check).toMatchObject({
      failed_step: "sender",
      answer: "553 5.7.1 Sender address rejected",
    });
  });

  it("refuses impossible servers, and strangers as readers of test mails", async () => {
    const put = async (server: object) =>
      listErrorCodes(await acme.put("/v2/mail_sender", { ...SENDER, server: { ...SERVER, ...server } }));
    expect(await put({ host: "10.0.0.1" })).toEqual(["/server/host private_address"]);
    expect(await put({ host: "https://smtp.example.com" })).toEqual(["/server/host invalid_format"]);
    expect(await put({ host: "smtp.example.com", port: 8080 })).toEqual(["/server/port refused"]);
    expect(await put({ host: "smtp.example.com", port: 587 })).toEqual(["/server/security refused"]);
    expect(await put({ user: null })).toEqual(["/server/user required"]);
    expect((await acme.post("/v2/mail_sender/test", { to: admin })).status).toBe(404);
    await acme.put("/v2/mail_sender", SENDER);
    const stranger = await acme.post("/v2/mail_sender/test", { to: "stranger@guest.example" });
    expect(listErrorCodes(stranger)).toEqual(["/to unknown"]);
    expect(listErrorCodes(await acme.post("/v2/mail_sender/test", {}))).toEqual(["/to required"]);
  });

  it("is gone after its deletion, and the installation sends", async () => {
    await useOwnServer();
    expect(await acme.delete("/v2/mail_sender")).toMatchObject({ status: 200, body: { status: "unset" } });
    expect(await readSender()).toMatchObject({ status: "unset", server: null });
    await runJobs(await storeMail("ana@guest.example"));
    expect(installation.received.map(({ to }) => to)).toEqual(["ana@guest.example"]);
    const entries = (await acme.get(`/v2/audit?resource=mail_sender`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["delete", "update", "create"]);
    expect(JSON.stringify(entries)).not.toContain(ACCOUNT.password);
  });
});

describe("the erasure of a person", () => {
  it("ends mails from the person's address, and clears it elsewhere", async () => {
    const email = `${makeUniqueName("ana")}@guest.example`;
    const erase = () => acme.post("/v2/personal_data/erasures", { email });
    await acme.put("/v2/mail_sender", { ...SENDER, reply_to: email, envelope_from: email });
    own.state.refusal = { step: "recipient", code: 550, words: `5.7.1 ${email} may not send` };
    await test();
    const exported = await acme.get(`/v2/personal_data?email=${email}`);
    expect(exported.body.mail_sender).toEqual(["reply_to", "envelope_from"]);
    expect((await erase()).status).toBe(201);
    expect(await readSender()).toMatchObject({ reply_to: null, envelope_from: null, check: { answer: "" } });
    await acme.put("/v2/mail_sender", { ...SENDER, from: email });
    await erase();
    expect(await readSender()).toMatchObject({ status: "unset", from: null });
  });
});

describe("a failing mail server", () => {
  it("is replaced at once if it refuses the login, and admins learn it once", async () => {
    await useOwnServer();
    await api.db.mailSender.update({
      where: { organizationId: acme.id },
      data: { username: "former@acme.example" },
    });
    const mails = [await storeMail("ana@guest.example"), await storeMail("ben@guest.example")];
    for (const mail of mails) expect(await runJobs(mail)).toBe("done");
    expect(installation.received.map(({ to }) => to)).toEqual(["ana@guest.example", "ben@guest.example"]);
    expect(installation.received[0]?.headers).toMatch(/^From: .*<meetings@bookpage.example>/m);
    expect(await readSender()).toMatchObject({ status: "failing", check: { failed_step: "login" } });
    expect(await listNotices()).toEqual([["sender_failing", admin]]);
    await runWaiting();
    const [notice] = await installation.to(admin);
    expect(notice.subject).toBe("Emails no longer go through 127.0.0.1");
    expect(notice.parts[0]?.text).toContain("535 5.7.8 Authentication failed");
  });

  it("loses nothing and repeats nothing while it is down for two days", async () => {
    const { port, close } = await startSenderServer();
    await useOwnServer({ server: { host: "127.0.0.1", port, security: "none" } });
    await close();
    const addresses = Array.from({ length: 8 }, (_, day) => `guest-${day}@guest.example`);
    const mails: string[] = [];
    for (const address of addresses) mails.push(await storeMail(address));
    let now = START;
    for (; now < START + 2 * DAY; now = asInstant(now + 180 * MINUTE)) {
      for (const mail of mails) await runJobs(mail, now);
      await checkFailingSenders(api.db, now);
    }
    expect(installation.received.map(({ to }) => to).sort()).toEqual(addresses);
    expect(await listNotices()).toEqual([["sender_failing", admin]]);

    const back = await startSenderServer();
    await api.db.mailSender.update({ where: { organizationId: acme.id }, data: { port: back.port } });
    await checkFailingSenders(api.db, now);
    expect(await readSender()).toMatchObject({ status: "working", failing_since: null });
    const later = await storeMail("later@guest.example");
    await runJobs(later, now);
    expect(back.received.map(({ to }) => to)).toEqual(["later@guest.example"]);
    expect(await listNotices()).toEqual([
      ["sender_working", admin],
      ["sender_failing", admin],
    ]);
    await back.close();
  });

  it("sends a mail by the installation after three temporary refusals", async () => {
    await useOwnServer();
    own.state.refusal = { step: "recipient", code: 451, words: "4.7.1 Try again later" };
    const mail = await storeMail("ana@guest.example");
    expect([await runJobs(mail), await runJobs(mail), await runJobs(mail)]).toEqual([
      "retry",
      "retry",
      "done",
    ]);
    expect(installation.received.map(({ to }) => to)).toEqual(["ana@guest.example"]);
    expect(await readMail(mail)).toMatchObject({ state: "sent", sent_by: "installation", attempts: 4 });
    expect(await readSender()).toMatchObject({ status: "working" });
    own.state.refusal = null;
    await runJobs(await storeMail("ben@guest.example"));
    expect(await readSender()).toMatchObject({ status: "working", check: { failed_step: null } });
  });

  it("fails for an address that does not exist, without the installation", async () => {
    await useOwnServer();
    own.state.refusal = { step: "recipient", code: 550, words: "5.1.1 No such user" };
    const mail = await storeMail("gone@guest.example");
    expect(await runJobs(mail)).toBe("done");
    expect(await readMail(mail)).toMatchObject({ state: "failed", last_error: "550 5.1.1 No such user" });
    expect(installation.received).toEqual([]);
    expect(await readSender()).toMatchObject({ status: "working" });
  });

  it("tries one mail in a while if it refuses mails, and returns with the first that it takes", async () => {
    await useOwnServer();
    own.state.refusal = { step: "sender", code: 550, words: "5.7.60 Not allowed to send as this sender" };
    await runJobs(await storeMail("ana@guest.example"));
    expect(await readSender()).toMatchObject({ status: "failing" });
    const sessions = own.state.sessions;
    await runJobs(await storeMail("ben@guest.example"), asInstant(START + MINUTE));
    expect(own.state.sessions).toBe(sessions);
    await checkFailingSenders(api.db, asInstant(START + DAY));
    expect(await readSender()).toMatchObject({ status: "failing" });
    own.state.refusal = null;
    await runJobs(await storeMail("cleo@guest.example"), asInstant(START + DAY));
    expect(own.received.map(({ to }) => to)).toEqual(["cleo@guest.example"]);
    expect(await readSender()).toMatchObject({ status: "working" });
    expect(await listNotices()).toEqual([
      ["sender_working", admin],
      ["sender_failing", admin],
    ]);
  });
});

describe("a connection to a mail server", () => {
  /** Sets this server, and returns the result of a test mail. */
  const checkServer = async (server: object) => {
    await acme.put("/v2/mail_sender", { ...SENDER, server: { host: "127.0.0.1", ...server } });
    return (await test()).body.check;
  };

  it("is not used without TLS, or with a certificate that nobody has signed", async () => {
    const plain = await checkServer({ port: own.port, security: "starttls" });
    expect(plain).toMatchObject({ failed_step: "tls" });
    for (const security of ["tls", "starttls"] as const) {
      const server = await startSenderServer({ security });
      expect(await checkServer({ port: server.port, security })).toMatchObject({
        failed_step: "tls",
        answer: "unable to verify the first certificate",
      });
      await server.close();
    }
  });

  it("ends if the server is silent, and leads to no private address", { timeout: 60_000 }, async () => {
    own.state.hangs = true;
    expect(await checkServer({ port: own.port, security: "none" })).toMatchObject({
      failed_step: "connect",
      answer: "The server did not answer in time",
    });
    await api.db.mailSender.update({
      where: { organizationId: acme.id },
      data: { host: "[::ffff:10.0.0.1]" },
    });
    expect((await test()).body.check).toMatchObject({ answer: "The host has no public address" });
  });

  it("of a worker is encrypted, and sends each waiting mail once", { timeout: 90_000 }, async () => {
    const servers = await Promise.all(
      (["tls", "starttls"] as const).map((security) => startSenderServer({ security, account: ACCOUNT })),
    );
    const worker = await startWorkerProcess({ NODE_EXTRA_CA_CERTS: CA_FILE });
    for (const [index, server] of servers.entries()) {
      const security = index === 0 ? "tls" : "starttls";
      await acme.put("/v2/mail_sender", { ...SENDER, server: { ...SERVER, port: server.port, security } });
      await api.db.mailSender.update({ where: { organizationId: acme.id }, data: { status: "working" } });
      const guests = Array.from({ length: 30 }, () => `${makeUniqueName("guest")}@secure.example`);
      for (const guest of guests) await storeMail(guest);
      const listReaders = () => server.received.map(({ to }) => to).sort();
      await expect.poll(listReaders, { timeout: 30_000 }).toEqual([...guests].sort());
      expect(server.received.every(({ isEncrypted }) => isEncrypted)).toBe(true);
      expect(server.state.mostSessions).toBeLessThanOrEqual(3);
    }
    await stopProcess(worker, "SIGTERM");
    expect(installation.received.filter(({ to }) => to.endsWith("@secure.example"))).toEqual([]);
    await Promise.all(servers.map((server) => server.close()));
  });
});
