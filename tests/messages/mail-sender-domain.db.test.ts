import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import { renderCodeMail } from "@/lib/domain/events/confirmations/render-code-mail";
import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { checkSenderDomains } from "@/lib/domain/messaging/senders/check-sender-domains";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { startDnsServer } from "../support/start-dns-server";
import { startSenderServer } from "../support/start-sender-server";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";
import { verifyDkim } from "../support/verify-dkim";

const installation = await startSenderServer();
const dns = await startDnsServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${installation.port}`,
  MAIL_FROM: "Bookpage <meetings@bookpage.example>",
  MAIL_ALLOWED_HOSTS: "127.0.0.1",
  DNS_SERVERS: dns.address,
});

let acme: Tenant;
let admin: string;

beforeEach(async () => {
  installation.received.length = 0;
  dns.records.clear();
  acme = await api.tenant();
  admin = `${makeUniqueName("admin")}@acme.example`;
  const { _id } = await createTestUser(acme, { user: { emails: [admin] } });
  await api.db.user.updateMany({ where: { id: _id }, data: { admin: true } });
});

afterAll(() => installation.close());

const DOMAIN = { server: null, from: "meetings@mail.acme.example", from_name: "Acme Meetings" };

const saveDomain = (changes: object = {}) => acme.put("/v2/mail_sender", { ...DOMAIN, ...changes });
const testSender = () => acme.post("/v2/mail_sender/test", { to: admin });
const readSender = async () => (await acme.get("/v2/mail_sender")).body;

const publish = ({ name, value }: { name: string; value: string }) => dns.records.set(name, value);

async function useDomain() {
  publish((await saveDomain()).body.dkim_record);
  expect((await testSender()).body.status).toBe("working");
  installation.received.length = 0;
}

/** Sends a mail to a guest, and returns it as the installation's server got it. */
async function sendToGuest() {
  const to = `${makeUniqueName("guest")}@guest.example`;
  await withTransaction(getDatabase(), (tx) =>
    storeMails(tx, asOrganizationId(acme.id), [renderCodeMail(to, "Acme", "123456", "en")]),
  );
  const { id } = await api.db.mail.findFirstOrThrow({ where: { organizationId: acme.id, recipient: to } });
  await sendMail(api.db, { organization: acme.id, mail: id }, asInstant(Date.now()));
  const received = installation.received.find((mail) => mail.to === to);
  expect((await acme.get(`/v2/mails/${id}`)).body).toMatchObject({ state: "sent", sent_by: "installation" });
  return received?.raw ?? "";
}

const findFrom = (raw: string) => /^From: .*<(.*)>/m.exec(raw)?.[1];
const findSigner = (raw: string) => verifyDkim(raw, (name) => dns.records.get(name));

const listNotices = async () =>
  (await acme.get("/v2/mails")).body
    .filter(({ kind }: { kind: string }) => /^sender_(failing|working)$/.test(kind))
    .map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]);

describe("an organisation's own domain", () => {
  it("sends signed mails by the installation's server once its record is published", {
    tags: "main",
  }, async () => {
    const { status, body } = await saveDomain({ reply_to: "desk@acme.example" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "pending", server: null, dns: null });
    expect(body.dkim_record.name).toMatch(/^bp-[0-9a-f]{8}\._domainkey\.mail\.acme\.example$/);
    expect(body.dkim_record.value).toMatch(/^v=DKIM1; k=rsa; p=[\w+/]{300,}=*$/);
    expect(findFrom(await sendToGuest())).toBe("meetings@bookpage.example");

    dns.records.set("_dmarc.acme.example", "v=DMARC1; p=reject");
    const early = (await testSender()).body;
    expect(early).toMatchObject({
      status: "pending",
      check: { failed_step: "dkim" },
      dns: { dkim: "missing", spf: null, dmarc: "v=DMARC1; p=reject" },
    });
    expect(early.check.answer).toContain(body.dkim_record.name);

    publish(body.dkim_record);
    expect((await testSender()).body).toMatchObject({
      status: "working",
      check: { failed_step: null },
      dns: { dkim: "found" },
    });
    expect(installation.received.at(-1)).toMatchObject({ to: admin, from: "meetings@bookpage.example" });

    const raw = await sendToGuest();
    expect(raw).toMatch(/^From: Acme Meetings <meetings@mail.acme.example>/m);
    expect(raw).toMatch(/^Reply-To: desk@acme.example/m);
    expect(findSigner(raw)).toBe("mail.acme.example");
    expect(findSigner(raw.replace("123 456", "654 321"))).toBeNull();
  });

  it("keeps its key while the domain stays, and gets another one for another domain", async () => {
    await useDomain();
    const { dkim_record: first } = await readSender();
    const renamed = (await saveDomain({ from: "hello@mail.acme.example" })).body;
    expect([renamed.status, renamed.dkim_record]).toEqual(["pending", first]);
    const moved = (await saveDomain({ from: "hello@acme.example" })).body;
    expect(moved.dkim_record.value).not.toBe(first.value);
    const server = { host: "127.0.0.1", port: installation.port, security: "none" };
    expect((await acme.put("/v2/mail_sender", { ...DOMAIN, server })).body.dkim_record).toBeNull();
  });

  it("signs for an internationalised domain under its ASCII name", async () => {
    const { dkim_record: record } = (await saveDomain({ from: "termine@größe.example" })).body;
    expect(record.name).toMatch(/^bp-[0-9a-f]{8}\._domainkey\.xn--gre-6ka8i\.example$/);
    publish(record);
    expect((await testSender()).body).toMatchObject({ status: "working", dns: { dkim: "found" } });
    expect(findSigner(await sendToGuest())).toBe("xn--gre-6ka8i.example");
  });

  it("rejects a bounce address of its own, and an address that is none", async () => {
    const bounce = await saveDomain({ envelope_from: "bounces@acme.example" });
    expect([bounce.status, listErrorCodes(bounce)]).toEqual([400, ["/envelope_from refused"]]);
    expect((await saveDomain({ from: "acme.example" })).status).toBe(400);
    expect(await readSender()).toMatchObject({ status: "unset", dkim_record: null });
  });

  it("falls back to the installation's address after three lookups without the record, and back", async () => {
    await useDomain();
    const start = asInstant(Date.now());
    const { dkim_record: record } = await readSender();
    const checkAt = (after: number) => checkSenderDomains(api.db, (start + after) as Instant);
    dns.records.delete(record.name);
    await checkAt(HOUR); // not due yet
    expect((await readSender()).dns.dkim).toBe("found");
    for (const after of [DAY + HOUR, DAY + 2 * HOUR]) await checkAt(after);
    expect(await readSender()).toMatchObject({ status: "working", dns: { dkim: "missing" } });
    expect(findFrom(await sendToGuest())).toBe("meetings@mail.acme.example");
    await checkAt(DAY + 3 * HOUR);
    expect(await readSender()).toMatchObject({ status: "failing", failing_since: expect.any(String) });
    expect(findFrom(await sendToGuest())).toBe("meetings@bookpage.example");
    expect(await listNotices()).toEqual([["sender_failing", "Emails no longer come from mail.acme.example"]]);

    publish(record);
    await checkAt(DAY + 4 * HOUR);
    expect(await readSender()).toMatchObject({ status: "working", failing_since: null });
    expect(findSigner(await sendToGuest())).toBe("mail.acme.example");
    expect((await listNotices())[0]).toEqual(["sender_working", "Emails come from mail.acme.example again"]);
  });
});
