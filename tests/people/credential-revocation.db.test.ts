import { beforeAll, expect, it } from "vitest";
import { setPassword } from "@/lib/domain/auth/passwords/set-password";
import { createTestApi, type Tenant } from "../support/api";
import { CREDENTIAL_KINDS, type CredentialOwner, createCredentialOwner } from "../support/credentials";
import { startGoogleServer } from "../support/start-google-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { makeUniqueName } from "../support/users";

const google = await startGoogleServer();
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
  INBOUND_MAIL_DOMAIN: "in.example.com",
  INBOUND_MAIL_SECRET: "only these tests know this secret word",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  const boss = await createCredentialOwner(api, acme); // The others are not the last admin.
  expect(boss.key.key).toMatch(/^bp_/);
});

/** The ways to lose access. */
const LOSSES = {
  deleted: ({ user }: CredentialOwner) => acme.delete(`/v2/users/${user._id}`),
  "new password": ({ email }: CredentialOwner) => setPassword(api.db, email, "three wise owls at noon"),
  "new login": ({ user }: CredentialOwner) => {
    const credentials = { username: makeUniqueName("login"), password: "three wise owls at noon" };
    return acme.put(`/v2/users/${user._id}`, { login: { credentials } });
  },
  "new address": ({ user }: CredentialOwner) =>
    acme.put(`/v2/users/${user._id}`, { user: { email: `${makeUniqueName("moved")}@example.com` } }),
  demoted: ({ user }: CredentialOwner) =>
    api.db.user.updateMany({ where: { id: user._id }, data: { admin: false } }),
  removed: ({ other, email }: CredentialOwner) => {
    const { _id } = other.invitees.find((invitee: { email: string }) => invitee.email === email);
    return acme.delete(`/v2/events/${other._id}/invitees/${_id}`);
  },
  "signed out": ({ user }: CredentialOwner) => api.db.session.deleteMany({ where: { userId: user._id } }),
  "app's secret replaced": ({ app }: CredentialOwner) => acme.post(`/v2/third_parties/${app._id}/secret`, {}),
  "key revoked": ({ key }: CredentialOwner) => acme.delete(`/v2/api_keys/${key._id}`),
};

type Row = Record<keyof typeof LOSSES, number>;

/** A credential works as before, except for the named losses. */
const row = (named: Partial<Row> = {}): Row => ({
  deleted: 200,
  "new password": 200,
  "new login": 200,
  "new address": 200,
  demoted: 200,
  removed: 200,
  "signed out": 200,
  "app's secret replaced": 200,
  "key revoked": 200,
  ...named,
});

const whoSignedIn = (gone: number) => ({
  deleted: gone,
  "new password": gone,
  "new login": gone,
  "signed out": gone,
});

/**
 * The status of each credential after each loss. A loss with 200 is unrelated: API keys and join links belong
 * to the organisation, a password protects an account but not the meetings linked in mails, and an app
 * verifies addresses independently of accounts.
 */
const EXPECTED: Record<keyof typeof CREDENTIAL_KINDS, Row> = {
  session: row(whoSignedIn(401)),
  "session of an admin": row({ ...whoSignedIn(401), demoted: 403 }),
  "sign-in without its second step": row({
    deleted: 404,
    "new password": 404,
    "new login": 404,
    "new address": 404,
  }),
  passkey: row({ deleted: 404 }),
  "personal token": row({
    deleted: 401,
    "new password": 401,
    "new login": 401,
    demoted: 401,
  }),
  "access of an app": row({
    deleted: 401,
    "new password": 401,
    "new login": 401,
    demoted: 401,
  }),
  "what renews an app's access": row({
    deleted: 400,
    "new password": 400,
    "new login": 400,
    demoted: 400,
  }),
  "API key": row({ "key revoked": 401 }),
  "organiser's link, mailed": row({ deleted: 404, "new address": 404 }),
  "organiser's link, shown once": row({ deleted: 404, "new address": 404 }),
  "participant's link, mailed": row({ deleted: 404, "new address": 404, removed: 404 }),
  "booker's link, shown once": row({ deleted: 404, "new address": 404, removed: 404 }),
  "link to join": row(),
  "link for a new password": row({
    deleted: 404,
    "new password": 410,
    "new login": 410,
    "new address": 410,
  }),
  "link to sign up": row({ deleted: 404, "new password": 410, "new login": 410, "new address": 410 }),
  "link to confirm an address": row({ deleted: 404, "new password": 410, "new address": 410 }),
  "calendar feed": row({ deleted: 404, "new password": 404, "new login": 404 }),
  "push subscription": row(whoSignedIn(404)),
  "address for answers by mail": row({ deleted: 404, "new address": 404 }),
  "sign-in at a calendar's provider": row(whoSignedIn(401)),
  "link to create an event": row({ "app's secret replaced": 404 }),
};

type Kind = keyof typeof CREDENTIAL_KINDS;

/** A probe of it uses it up. */
const SINGLE_USE: Kind = "sign-in at a calendar's provider";

it.each(Object.keys(LOSSES) as (keyof typeof LOSSES)[])(
  "%s ends exactly the credentials of the table",
  async (loss) => {
    const owner = await createCredentialOwner(api, acme);
    const probes = new Map<Kind, () => Promise<number>>();
    for (const kind of Object.keys(CREDENTIAL_KINDS) as Kind[]) {
      const probe = await CREDENTIAL_KINDS[kind]({ api, tenant: acme, owner });
      if (kind !== SINGLE_USE)
        expect([kind, await probe()]).toEqual([kind, expect.toSatisfy((status) => status < 300)]);
      probes.set(kind, probe);
    }
    await LOSSES[loss](owner);
    const statuses: Record<string, number> = {};
    for (const [kind, probe] of probes)
      statuses[kind] = await probe().then((status) => (status === 201 ? 200 : status));
    const expected = Object.fromEntries(Object.entries(EXPECTED).map(([kind, row]) => [kind, row[loss]]));
    expect(statuses).toEqual(expected);
  },
);
