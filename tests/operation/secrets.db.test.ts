import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/events/confirmations/start-confirmation";
import { storeJoinRequest } from "@/lib/domain/people/accounts/join-request";
import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { resealValues } from "@/lib/domain/tenancy/sealing/reseal-values";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { SEALED_COLUMNS } from "@/lib/domain/tenancy/sealing/sealed-columns";
import { findSealedSamples } from "@/lib/domain/tenancy/sealing/sealed-values";
import { storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import { createKeyring } from "@/lib/platform/crypto/keyring";
import { seal } from "@/lib/platform/crypto/seal";
import type { Secrets } from "@/lib/platform/crypto/secret";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";

const api = createTestApi();

const FIRST = "a secret that only these tests use";
const SECOND = "the secret that comes after the first one";
const WRONG = "a secret that has never sealed anything";

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  const fixture = await createFullFixture(acme);
  const user = { organization: acme.id, user: { email: "once@example.com" }, finish_signup_with: "email" };
  await acme.post("/v2/users", user, { "idempotency-key": "once" });
  await storeFormDraft(api.db, { name: "Zoë" });
  const joining = {
    firstName: "Zoltán",
    lastName: "O'Quixote",
    email: "zoltan@example.com",
    passwordHash: "$argon2",
    timezone: "Europe/Paris",
    language: "en" as const,
    externalId: null,
  };
  const organization = asOrganizationId(acme.id);
  const form = { email: "zoltan@example.com", lang: "en" as const };
  const waiting = { token: generateToken(), form, host: null, hold: null };
  await startConfirmation(api.db, organization, waiting, asInstant(Date.now()));
  await storeJoinRequest(
    api.db,
    { id: fixture.invitation._id, organizationId: acme.id },
    joining,
    asInstant(Date.now()),
  );
  const sealedIn = (column: Parameters<typeof buildRowContext>[0], id: string) =>
    seal("secret", buildRowContext(column, acme.id, id));
  await api.db.calendarSync.updateMany({
    where: { calendarId: fixture.calendar._id },
    data: { renewed: sealedIn("calendar_syncs.renewed", fixture.calendar._id) },
  });
  await api.db.signInSettings.create({
    data: { organizationId: acme.id, clientSecret: sealedIn("sign_in_settings.client_secret", acme.id) },
  });
  await api.db.authenticator.create({
    data: {
      organizationId: acme.id,
      userId: fixture.user._id,
      secret: sealedIn("authenticators.secret", fixture.user._id),
    },
  });
  const tokenHash = hashToken("a request");
  const samlPlace = `\\x${Buffer.from(tokenHash).toString("hex")}`;
  await api.db.samlRequest.create({
    data: {
      organizationId: acme.id,
      tokenHash,
      sealed: sealedIn("saml_requests.sealed", samlPlace),
      expiresAt: new Date(),
    },
  });
  const [access, message, smsAccount, textMessage] = [generateId(), generateId(), generateId(), generateId()];
  await api.db.mailSender.update({
    where: { organizationId: acme.id },
    data: { dkimPrivateKey: sealedIn("mail_senders.dkim_private_key", acme.id) },
  });
  const slack = generateId();
  await api.db.slackConnection.create({
    data: {
      id: slack,
      organizationId: acme.id,
      workspaceId: "T1",
      workspaceName: "Acme",
      botUserId: "U1",
      token: sealedIn("slack_connections.token", slack),
    },
  });
  await api.db.smsAccount.create({
    data: {
      id: smsAccount,
      organizationId: acme.id,
      provider: "twilio",
      accountId: "AC1",
      sender: "Acme",
      credentials: sealedIn("sms_accounts.credentials", smsAccount),
      signingSecret: sealedIn("sms_accounts.signing_secret", smsAccount),
    },
  });
  const whatsapp = generateId();
  await api.db.whatsappAccount.create({
    data: {
      id: whatsapp,
      organizationId: acme.id,
      phoneNumberId: "1",
      businessAccountId: "1",
      phoneNumber: "+49 30 123456",
      verifiedName: "Acme",
      credentials: sealedIn("whatsapp_accounts.credentials", whatsapp),
      refreshedAt: new Date(),
    },
  });
  await api.db.textMessage.create({
    data: {
      id: textMessage,
      organizationId: acme.id,
      eventId: fixture.event._id,
      stepId: "one",
      inviteeId: "one",
      recipient: "+4915123456789",
      sealed: sealedIn("text_messages.sealed", textMessage),
      parts: 1,
      expiresAt: new Date(),
    },
  });
  await api.db.accessRevocation.create({
    data: {
      id: access,
      organizationId: acme.id,
      source: "google",
      sourceId: "one",
      credentials: sealedIn("access_revocations.credentials", access),
      watches: [],
    },
  });
  await api.db.pushMessage.create({
    data: {
      id: message,
      organizationId: acme.id,
      subscriptionId: fixture.pushSubscription._id,
      key: "one",
      sealed: sealedIn("push_messages.sealed", message),
      expiresAt: new Date(),
    },
  });
}, 60_000);

const check = (...secrets: Secrets) => assertSecrets(process.env.DATABASE_URL ?? "", secrets);

/** Returns the encrypted values, and those that this secret decrypts. */
async function openBy(secret: string) {
  const client = await api.pool.connect();
  try {
    const samples = await findSealedSamples(client);
    const { open } = createKeyring([secret]);
    return samples.map(({ sealed, context }) => ({ context, text: open(sealed, context) }));
  } finally {
    client.release();
  }
}

const listColumns = (values: readonly { context: string }[]) =>
  [...new Set(values.map(({ context }) => JSON.parse(context)[0]))].sort();

/** Pictures are public. */
const PUBLIC_COLUMNS = ["files.content"];

it("every bytes column is a hash, encrypted, a key id, or public", { tags: "main" }, async () => {
  const { rows } = await api.pool.query(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea' ORDER BY 1`);
  const unknown = rows
    .map(({ name }) => name)
    .filter((name) => !/hash$/.test(name) && !(name in SEALED_COLUMNS) && !name.startsWith("sealing_keys."))
    .filter((name) => !PUBLIC_COLUMNS.includes(name));
  expect(unknown).toEqual([]);
});

describe("the start of the service", () => {
  it("accepts the secret of a database from before keys were recorded, and no other", async () => {
    await api.db.sealingKey.deleteMany();
    await expect(check(WRONG)).rejects.toThrow(
      /^BOOKPAGE_SECRET does not decrypt the values in this database/,
    );
    expect(await api.db.sealingKey.count()).toBe(0);
    await check(FIRST);
    await check(FIRST);
    expect(await api.db.sealingKey.count()).toBe(1);
    await expect(check(WRONG)).rejects.toThrow(/^BOOKPAGE_SECRET/);
  });

  it("accepts a new secret beside the previous one, and then neither alone", async () => {
    await expect(check(SECOND)).rejects.toThrow(/^BOOKPAGE_SECRET/);
    await check(SECOND, FIRST);
    for (const alone of [FIRST, SECOND]) await expect(check(alone)).rejects.toThrow(/^BOOKPAGE_SECRET/);
    await check(FIRST, SECOND);
  });
});

describe("secret:rotate", () => {
  const both = createKeyring([SECOND, FIRST]);

  it("skips what neither secret decrypts, and reports it", async () => {
    const id = generateId();
    const sealed = createKeyring([WRONG]).seal("{}", buildRowContext("mails.sealed", acme.id, id));
    const texts = { kind: "news", lang: "en", recipient: "a@example.com", subject: "", state: "unsent" };
    await api.db.mail.create({ data: { id, organizationId: acme.id, key: id, ...texts, sealed } });
    const { unreadable } = await resealValues(api.db, createKeyring([FIRST]));
    expect(unreadable).toEqual({ "mails.sealed": 1 });
    expect(Buffer.from((await api.db.mail.findFirstOrThrow({ where: { id } })).sealed)).toEqual(
      Buffer.from(sealed),
    );
    await api.db.mail.deleteMany({ where: { id } });
  });

  it("resumes after it was killed, and encrypts every column with the new secret", async () => {
    const before = await openBy(FIRST);
    expect(listColumns(before)).toEqual(Object.keys(SEALED_COLUMNS).sort());
    expect(before.every(({ text }) => text !== null)).toBe(true);
    const entries = await api.db.auditEntry.count();

    // The rotation was killed after one column.
    const [mail] = await api.db.mail.findMany({ take: 1 });
    const place = buildRowContext("mails.sealed", acme.id, mail?.id ?? "");
    const sealed = both.seal(both.open(mail?.sealed ?? new Uint8Array(), place) ?? "", place);
    await api.db.mail.updateMany({ where: { id: mail?.id ?? "" }, data: { sealed } });

    const mails = await api.db.mail.count();
    const { resealed, unreadable } = await resealValues(api.db, both);
    expect(unreadable).toEqual({});
    expect(Object.keys(resealed).sort()).toEqual(listColumns(before));
    expect(resealed["mails.sealed"]).toBe(mails - 1);
    expect(await openBy(SECOND)).toEqual(before);
    expect((await openBy(FIRST)).every(({ text }) => text === null)).toBe(true);
    expect(await resealValues(api.db, both)).toEqual({ resealed: {}, unreadable: {} });
    // The audit log has no new entries, because no user changed a secret.
    expect(await api.db.auditEntry.count()).toBe(entries);
    await check(SECOND);
    await expect(check(FIRST)).rejects.toThrow(/^BOOKPAGE_SECRET/);
  });

  it("reverts no concurrent write, in batches of any size", async () => {
    const ids = Array.from({ length: 450 }, () => generateId());
    const texts = { kind: "news", lang: "en", recipient: "a@example.com", subject: "", state: "unsent" };
    const first = createKeyring([FIRST]);
    await api.db.mail.createMany({
      data: ids.map((id) => ({
        id,
        organizationId: acme.id,
        key: id,
        ...texts,
        sealed: first.seal(`old ${id}`, buildRowContext("mails.sealed", acme.id, id)),
      })),
    });
    const rotation = resealValues(api.db, both);
    const written = ids.filter((_, index) => index % 9 === 0);
    for (const id of written) {
      const sealed = both.seal(`new ${id}`, buildRowContext("mails.sealed", acme.id, id));
      await api.db.mail.updateMany({ where: { id }, data: { sealed } });
    }
    await rotation;
    const second = createKeyring([SECOND]);
    for (const { id, sealed } of await api.db.mail.findMany({ where: { id: { in: ids } } })) {
      const text = second.open(sealed, buildRowContext("mails.sealed", acme.id, id));
      expect(text).toBe(`${written.includes(id) ? "new" : "old"} ${id}`);
    }
  });
});
