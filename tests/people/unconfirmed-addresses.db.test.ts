import { beforeAll, describe, expect, it } from "vitest";
import { buildConfirmationLinkForm, confirmationForm } from "@/lib/pages/account/confirmation-form";
import { type AccountFormPage, handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { buildPasswordForm } from "@/lib/pages/account/password-form";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };

const send = (form: AccountFormPage, cookie = "", fields: Record<string, string> = {}) =>
  handleAccountForm(
    new Request("http://localhost:3000/login/confirm/submit", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", cookie },
    }),
    BROWSER,
    form,
  );

const credentials = () => ({
  login: { credentials: { username: makeUniqueName("name"), password: "five grey herons" } },
});

async function mailsTo(email: string) {
  const mails = (await acme.get("/v2/mails")).body.filter(({ to }: { to: string }) => to === email);
  return mails.map(({ kind, _id }: { kind: string; _id: string }) => ({ kind, _id }));
}

/** Returns the token of the last link mailed to the address. */
async function mailedToken(email: string) {
  const [{ _id }] = await mailsTo(email);
  const { text } = (await acme.get(`/v2/mails/${_id}`)).body;
  return /\/(?:confirm|signup|reset)\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const isConfirmed = async ({ _id: id }: { _id: string }) =>
  (await api.db.user.findFirstOrThrow({ where: { id } })).emailConfirmedAt !== null;

/** Creates a guest with an account, another guest, and a colleague's event with both. */
async function invited() {
  const guest = await createTestUser(acme, credentials());
  const host = await createTestHost(acme);
  const event = await createTestEvent(acme, host, {
    title: "Between us",
    dates: [DATE],
    invitees: [
      { email: guest.emails[0] },
      { email: "bo@example.com", full_name: "Bo", phone: "+33 1 23 45 67 89" },
      { email: "nameless@example.com" },
    ],
    messages: [{ body: "Hello", from: "bo@example.com" }],
  });
  return { guest, host, event, headers: await createTestSession(api.db, guest) };
}

describe("an unconfirmed address", () => {
  it("can be booked, and shows its meetings to admins only", async () => {
    const { guest, event, headers } = await invited();
    expect((await acme.get(`/v2/events?invitee_users=${guest._id}`)).body).toHaveLength(1);
    const sendRequest = async (path: string) => (await requestApi("GET", path, { headers })).status;
    const paths = [
      `/v2/events/${event._id}`,
      `/v2/events/${event._id}/timeline`,
      `/v2/events?invitee_users=${guest._id}`,
    ];
    for (const path of paths) expect([path, await sendRequest(path)]).toEqual([path, 403]);
    expect(await sendRequest(`/v2/events?creator_users=${guest._id}`)).toBe(200);
    const vote = { invitee: guest.emails[0], dates: { [event.dates[0]._id]: "no" } };
    expect((await requestApi("POST", `/v2/events/${event._id}/votes`, { headers, body: vote })).status).toBe(
      403,
    );
    await confirmUserEmail(api.db, guest);
    for (const path of paths) expect([path, await sendRequest(path)]).toEqual([path, 200]);
  });

  it("is confirmed with a link that the signed-in user requests, once", { tags: "main" }, async () => {
    const { guest, headers } = await invited();
    const [email] = guest.emails;
    const asked = await send(confirmationForm, headers.cookie);
    expect(asked.headers.get("location")).toBe("/login/confirm?sent=1&lang=en");
    expect((await mailsTo(email)).map(({ kind }: { kind: string }) => kind)).toContain("address");
    const token = await mailedToken(email);
    expect(await isConfirmed(guest)).toBe(false);
    const openLink = async () => (await send(buildConfirmationLinkForm(token))).headers.get("location");
    expect([await openLink(), await isConfirmed(guest)]).toEqual([
      `/login/confirm/${token}?state=done&lang=en`,
      true,
    ]);
    expect(await openLink()).toBe(`/login/confirm/${token}?lang=en`);
  });

  it("gets no mails on request of a caller without a session", async () => {
    const before = (await acme.get("/v2/mails")).body.length;
    await send(confirmationForm);
    expect((await acme.get("/v2/mails")).body.length).toBe(before);
  });

  it("is confirmed by a sign-up link as well", async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana" }, finish_signup_with: "email" });
    expect(await isConfirmed(user)).toBe(false);
    const token = await mailedToken(user.emails[0]);
    await send(buildPasswordForm("signup", token), "", { password: "five grey herons", consent: "yes" });
    expect(await isConfirmed(user)).toBe(true);
  });
});

describe("a change of one's address", () => {
  it("takes effect once it is confirmed, and the old one is notified", { tags: "main" }, async () => {
    const { guest, event, headers } = await invited();
    await confirmUserEmail(api.db, guest);
    const [before] = guest.emails;
    const after = `${makeUniqueName("after")}@example.com`;
    const changed = await acme.put(`/v2/users/${guest._id}`, { user: { email: after } });
    expect([changed.status, changed.body.user.emails]).toEqual([200, [after]]);
    expect((await mailsTo(before))[0].kind).toBe("address_changed");
    const read = async () => (await requestApi("GET", `/v2/events/${event._id}`, { headers })).status;
    expect(await read()).toBe(403);
    await send(buildConfirmationLinkForm(await mailedToken(after)));
    expect(await read()).toBe(200);
  });

  it("revokes the links that were mailed to the old one", async () => {
    const user = await createTestUser(acme, { finish_signup_with: "email" });
    const token = await mailedToken(user.emails[0]);
    const after = `${makeUniqueName("after")}@example.com`;
    await acme.put(`/v2/users/${user._id}`, { user: { email: after } });
    const form = { password: "five grey herons", consent: "yes" };
    const response = await send(buildPasswordForm("signup", token), "", form);
    expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith("bookpage_session"))).toBe(
      false,
    );
    expect(await isConfirmed(user)).toBe(false);
  });

  it("for a user who cannot sign in, or to the same address, is mailed nothing", async () => {
    const user = await createTestUser(acme);
    const after = `${makeUniqueName("after")}@example.com`;
    for (const email of [after, after.toUpperCase()])
      expect((await acme.put(`/v2/users/${user._id}`, { user: { email } })).status).toBe(200);
    expect([await mailsTo(user.emails[0]), await mailsTo(after)]).toEqual([[], []]);
  });
});

describe("a member who is a guest", () => {
  const seenBy = async ({ guest, event, headers }: Awaited<ReturnType<typeof invited>>) => {
    await confirmUserEmail(api.db, guest);
    const sendRequest = async (path: string) => (await requestApi("GET", path, { headers })).body;
    const [listed] = await sendRequest(`/v2/events?invitee_users=${guest._id}`);
    return {
      read: await sendRequest(`/v2/events/${event._id}`),
      listed,
      timeline: await sendRequest(`/v2/events/${event._id}/timeline`),
    };
  };

  it("reads the names of other guests and the host's address only, in every response", async () => {
    const fixture = await invited();
    const { read, listed, timeline } = await seenBy(fixture);
    const [own, host] = [fixture.guest.emails[0], fixture.host.emails[0]];
    for (const shown of [read, listed]) {
      expect(
        shown.invitees.map(({ full_name, email, phone }: Record<string, unknown>) => [
          full_name,
          email,
          phone,
        ]),
      ).toEqual([
        [fixture.host.full_name, host, null],
        [fixture.guest.full_name, own, null],
        ["Bo", null, null],
        [null, null, null],
      ]);
      expect(shown.messages.map(({ from }: { from: unknown }) => from)).toEqual([null]);
    }
    for (const shown of [read, listed, timeline])
      expect(JSON.stringify(shown)).not.toMatch(/bo@example\.com|nameless@example\.com/);
  });

  it("gets the same in responses of writes", async () => {
    const { guest, event, headers } = await invited();
    await confirmUserEmail(api.db, guest);
    const [own] = guest.emails;
    const post = async (what: string, body: object) =>
      (await requestApi("POST", `/v2/events/${event._id}/${what}`, { headers, body })).body;
    const answers = [
      await post("votes", { invitee: own, dates: { [event.dates[0]._id]: "yes" } }),
      await post("messages", { from: own, body: "Fine" }),
      await post("declines", { invitee: own }),
    ];
    for (const answer of answers) {
      expect(answer.invitees).toHaveLength(4);
      expect(JSON.stringify(answer)).not.toMatch(/bo@example\.com|nameless@example\.com/);
    }
  });

  it("cannot probe if an address is among the guests", async () => {
    const { guest, headers } = await invited();
    await confirmUserEmail(api.db, guest);
    const path = `/v2/events?invitee_users=${guest._id}&invitee_emails=bo@example.com`;
    expect((await requestApi("GET", path, { headers })).status).toBe(403);
  });

  it("sees all of their own events", async () => {
    const { event, host } = await invited();
    const headers = await createTestSession(api.db, host);
    const { body } = await requestApi("GET", `/v2/events/${event._id}`, { headers });
    expect(body.invitees.map(({ email }: { email: string }) => email)).toContain("nameless@example.com");
  });
});
