import { beforeAll, describe, expect, it } from "vitest";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { makeUniqueName } from "../support/users";

// No worker runs, so pending mails stay.
const api = createTestApi({
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Acme Meetings <meetings@meet.example.com>",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const again = (id: string) => acme.post(`/v2/mails/${id}/resend`, {});

const settle = (id: string) =>
  api.pool.query("UPDATE mails SET state = 'sent', sent_at = now() WHERE id = $1", [id]);

/** Sends a mail to a guest. */
async function sentMail() {
  const guest = `${makeUniqueName("guest")}@mail.example`;
  const id = generateId();
  const parts = {
    from: "Acme",
    to: null,
    replyTo: null,
    text: "Hello",
    html: "<p>Hello</p>",
    calendar: null,
  };
  const place = buildRowContext("mails.sealed", acme.id, id);
  await api.db.mail.create({
    data: {
      id,
      organizationId: acme.id,
      key: id,
      kind: "message",
      lang: "en",
      recipient: guest,
      subject: "Hello",
      state: "sent",
      sentAt: new Date(),
      sealed: new Uint8Array(seal(JSON.stringify(parts), place)),
    },
  });
  return { id, guest };
}

describe("resending a mail", () => {
  it("sends the same text as a new mail, and records it in the audit log", {
    tags: "main",
  }, async () => {
    const { id, guest } = await sentMail();
    const { status, body: copy } = await again(id);
    expect([status, copy.state, copy.to]).toEqual([201, "queued", guest]);
    const [before, now] = await Promise.all([id, copy._id].map((one) => acme.get(`/v2/mails/${one}`)));
    expect(now?.body.text).toBe(before?.body.text);
    expect(now?.body.html).toBe(before?.body.html);
    expect(before?.body.state).toBe("sent");
    const [entry] = (await acme.get(`/v2/audit?resource_id=${copy._id}`)).body;
    expect(entry).toMatchObject({
      action: "create",
      resource: "mail",
      actor: { kind: "key" },
      changes: { resent: { after: id }, recipient: { after: guest } },
    });
  });

  it("is limited to three times, including its copies", async () => {
    const { id } = await sentMail();
    const { body: copy } = await again(id);
    await settle(copy._id);
    expect((await again(copy._id)).status).toBe(201);
    expect((await again(id)).status).toBe(201);
    expect(await again(id)).toMatchObject({
      status: 429,
      body: { code: "mail_limit", reason: "mail_resent" },
    });
  });

  it("is refused while the mail waits, and for an unknown mail", async () => {
    const { id } = await sentMail();
    const { body: copy } = await again(id);
    expect(await again(copy._id)).toMatchObject({ status: 409, body: { reason: "mail_waits" } });
    expect((await again("0".repeat(24))).status).toBe(404);
    const other = await api.tenant();
    expect((await other.post(`/v2/mails/${id}/resend`, {})).status).toBe(404);
  });

  it("counts against the organisation's daily limit", async () => {
    const { id } = await sentMail();
    const { rows } = await api.pool.query(
      "SELECT sum(mails)::int AS mails FROM mail_counts WHERE organization_id = $1 AND kind = 'organization'",
      [acme.id],
    );
    await again(id);
    const after = await api.pool.query(
      "SELECT sum(mails)::int AS mails FROM mail_counts WHERE organization_id = $1 AND kind = 'organization'",
      [acme.id],
    );
    expect(after.rows[0].mails).toBe((rows[0].mails ?? 0) + 1);
  });
});
