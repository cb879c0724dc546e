import { afterAll, beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { sendSenderMail } from "@/lib/domain/messaging/senders/send-sender-mail";
import { createTestApi, type Tenant } from "../support/api";
import { startSenderServer } from "../support/start-sender-server";
import { createTestUser } from "../support/users";

const own = await startSenderServer();
// The installation has no mail server.
const api = createTestApi({ MAIL_ALLOWED_HOSTS: "127.0.0.1" });

const ADMIN = "admin@acme.example";
const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let user: string;

beforeAll(async () => {
  acme = await api.tenant();
  user = (await createTestUser(acme, { user: { emails: [ADMIN] } }))._id;
});

afterAll(() => own.close());

/** Stores a mail with a link to choose a password. */
async function storeLink() {
  await sendPasswordLink(api.db, { organization: acme.id, user }, NOW);
  const [{ _id }] = (await acme.get("/v2/mails?limit=1")).body;
  return (await acme.get(`/v2/mails/${_id}`)).body;
}

const send = (mail: { _id: string }) =>
  sendSenderMail(api.db, { organization: acme.id, mail: mail._id }, NOW);

it("an organisation's server sends and keeps links private where the installation has none", async () => {
  const server = { host: "127.0.0.1", port: own.port, security: "none" };
  await acme.put("/v2/mail_sender", { server, from: "meetings@acme.example" });
  const before = await storeLink();
  expect(before.state).toBe("unsent");
  expect(before.text).not.toBeNull();
  expect((await acme.post("/v2/mail_sender/test", { to: ADMIN })).body.status).toBe("working");

  const mail = await storeLink();
  expect(mail).toMatchObject({ state: "queued", text: null, html: null });
  await send(mail);
  expect(own.received.map(({ to }) => to)).toEqual([ADMIN, ADMIN]);
});

it("mails wait for the organisation's server where the installation has none", async () => {
  const mail = await storeLink();
  own.state.refusal = { step: "sender", code: 550, words: "5.7.1 Not now" };
  const count = own.received.length;
  for (let attempt = 0; attempt < 4; attempt += 1) await expect(send(mail)).rejects.toThrow("5.7.1 Not now");
  const { body } = await acme.get("/v2/mail_sender");
  expect(body.status).toBe("failing");
  own.state.refusal = null;
  await send(mail);
  expect(own.received).toHaveLength(count + 1);
  expect((await acme.get(`/v2/mails/${mail._id}`)).body).toMatchObject({
    state: "sent",
    sent_by: "organization",
  });
  expect((await acme.get("/v2/mail_sender")).body.status).toBe("working");
});
