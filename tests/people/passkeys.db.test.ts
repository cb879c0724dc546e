import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { startPasskeyAuthentication } from "@/lib/domain/auth/second-factors/verify-passkey";
import { signInWithPasskey } from "@/lib/domain/auth/sign-in/sign-in-with-factor";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { signInUser } from "../support/sign-in-user";
import { createTestUser, makeUniqueName } from "../support/users";
import { createVirtualAuthenticator } from "../support/virtual-authenticator";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

type Browser = Awaited<ReturnType<typeof signInUser>>;

const now = () => asInstant(Date.now());

const sendRequest = (browser: Browser, method: string, path: string, body?: unknown) =>
  requestApi(method, `/v2/second_factors${path}`, { headers: browser, body });

async function newPerson() {
  const user = await createTestUser(acme, { user: { emails: [`${makeUniqueName("ana")}@example.com`] } });
  return { id: user._id as string, browser: await signInUser(api.db, user._id) };
}

async function addPasskey(
  { browser }: { browser: Browser },
  key = createVirtualAuthenticator(),
  name = "Phone",
) {
  const asked = (await sendRequest(browser, "POST", "/passkeys/options")).body;
  const body = { name, token: asked.token, response: key.make(asked) };
  return { key, body, made: await sendRequest(browser, "POST", "/passkeys", body) };
}

describe("a passkey", () => {
  it("is stored with its name, the first one with recovery codes", { tags: "main" }, async () => {
    const person = await newPerson();
    const { made } = await addPasskey(person);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: "Phone", last_used_at: null });
    expect(made.body.recovery_codes).toHaveLength(10);
    const second = await addPasskey(person, createVirtualAuthenticator(), "Key ring");
    expect(second.made.body.recovery_codes).toEqual([]);
    const { body } = await sendRequest(person.browser, "GET", "");
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(["Phone", "Key ring"]);
  });

  it("of another site, another challenge, or sent twice is rejected at its field", async () => {
    const person = await newPerson();
    const foreign = await addPasskey(person, createVirtualAuthenticator({ origin: "https://evil.example" }));
    expect([foreign.made.status, foreign.made.body.errors[0].pointer]).toEqual([400, "/response"]);
    const { body } = await addPasskey(person);
    const again = await sendRequest(person.browser, "POST", "/passkeys", body);
    expect([again.status, again.body.errors[0].pointer]).toEqual([400, "/token"]);
    const other = await newPerson();
    const asked = (await sendRequest(person.browser, "POST", "/passkeys/options")).body;
    const stolen = { name: "Mine", token: asked.token, response: createVirtualAuthenticator().make(asked) };
    expect((await sendRequest(other.browser, "POST", "/passkeys", stolen)).status).toBe(400);
    expect((await sendRequest(other.browser, "POST", "/passkeys", { ...stolen, response: {} })).status).toBe(
      400,
    );
  });

  it("reauthenticates a user once", async () => {
    const person = await newPerson();
    const { key } = await addPasskey(person);
    await api.db.session.updateMany({ where: { userId: person.id }, data: { authenticatedAt: null } });
    const renew = () => sendRequest(person.browser, "POST", "/recovery_codes");
    expect((await renew()).body.code).toBe("second_factor_needed");
    const asked = (await sendRequest(person.browser, "POST", "/proof/options")).body;
    const body = { passkey: { token: asked.token, response: key.answer(asked) } };
    expect((await sendRequest(person.browser, "POST", "/proof", body)).status).toBe(200);
    expect((await renew()).status).toBe(200);
    const replayed = await sendRequest(person.browser, "POST", "/proof", body);
    expect([replayed.status, replayed.body.errors[0].pointer]).toEqual([400, "/passkey"]);
  });

  it("does not authenticate with another user's key, or after its removal", async () => {
    const person = await newPerson();
    const { key, made } = await addPasskey(person);
    const show = async (passkey = key) => {
      const asked = (await sendRequest(person.browser, "POST", "/proof/options")).body;
      const body = { passkey: { token: asked.token, response: passkey.answer(asked) } };
      return (await sendRequest(person.browser, "POST", "/proof", body)).status;
    };
    expect(await show(createVirtualAuthenticator())).toBe(400);
    expect(await show()).toBe(200);
    const other = await newPerson();
    expect((await sendRequest(other.browser, "DELETE", `/passkeys/${made.body._id}`)).status).toBe(404);
    expect((await sendRequest(person.browser, "DELETE", `/passkeys/${made.body._id}`)).body).toEqual({
      n: 1,
      ok: 1,
    });
    expect(await show()).toBe(400);
    expect((await sendRequest(person.browser, "GET", "")).body).toMatchObject({
      passkeys: [],
      recovery_codes: 0,
    });
  });
});

describe("a passkey without a password", () => {
  const device = { userAgent: "Phone", token: null };

  const signIn = async (key: ReturnType<typeof createVirtualAuthenticator>) => {
    const asked = await startPasskeyAuthentication(api.db, null, now());
    return signInWithPasskey(api.db, { token: asked.token, response: key.answer(asked) }, device, now());
  };

  it("signs in its user, once per challenge", { tags: "main" }, async () => {
    const person = await newPerson();
    const { key } = await addPasskey(person);
    const asked = await startPasskeyAuthentication(api.db, null, now());
    const answer = { token: asked.token, response: key.answer(asked) };
    const entered = await signInWithPasskey(api.db, answer, device, now());
    expect(entered?.outcome).toBe("signed_in");
    expect(await signInWithPasskey(api.db, answer, device, now())).toBeNull();
  });

  it("is rejected without user verification, or for a deleted user", async () => {
    const person = await newPerson();
    const { key: careless } = await addPasskey(person, createVirtualAuthenticator({ verifies: false }));
    expect(await signIn(careless)).toBeNull();
    expect(await signIn(createVirtualAuthenticator())).toBeNull();
    const { key } = await addPasskey(person);
    expect((await signIn(key))?.outcome).toBe("signed_in");
    await acme.delete(`/v2/users/${person.id}`);
    expect(await signIn(key)).toBeNull();
  });
});
