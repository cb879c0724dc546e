import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAppTester, tools } from "zapier-platform-core";
import { DAY } from "@/lib/core/time/instant";
import app from "../../clients/zapier/src/index";
import { createTestApi, type Tenant } from "../support/api";
import { startApiServer } from "../support/api-server";
import { createTestSession } from "../support/create-session";
import {
  buildAuthorizationQuery,
  createTestOauthApp,
  generateVerifier,
  requestToken,
  submitDecision,
} from "../support/oauth";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestUser,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();
const server = await startApiServer();
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: the API's response has any type
type Anything = any;

/** Runs the app as Zapier's platform does. */
const run = createAppTester(app as Anything, { customStoreKey: "of these tests" }) as (
  perform: Anything,
  given: Anything,
) => Promise<Anything>;

let acme: Tenant;
beforeAll(async () => {
  tools.env.inject();
  acme = await api.tenant();
});

const bundle = (inputData: object = {}, rest: object = {}): Anything => ({
  authData: { base_url: server.url, access_token: acme.key },
  inputData,
  ...rest,
});

const perform = (part: Anything, ...given: Parameters<typeof bundle>): Promise<Anything> =>
  run(part.operation.perform, bundle(...given));

const openPage = async () => {
  const host = await createTestHost(acme, { days: buildEveryDay("00:00", "23:59") });
  return createTestPage(acme, host._id, { custom: { auto_confirm: true } });
};

it("the Zapier app books a time that it found, moves it, finds it and cancels it", {
  tags: "main",
}, async () => {
  const { nickname: page } = await openPage();
  const [first] = await perform(app.searches.find_slots, { page });
  const dayLater = Date.parse(first.start) + DAY;
  const email = `${makeUniqueName("ana")}@example.com`;
  const booked = await perform(app.creates.book, {
    page,
    start: first.start,
    name: "Ana Silva",
    email,
    company: "",
  });
  expect(booked).toMatchObject({ id: booked._id, confirmed: { flag: true } });
  const moved = await perform(app.creates.reschedule, {
    booking_id: booked.id,
    start: new Date(dayLater).toISOString(),
  });
  expect(Date.parse(moved.booking.start)).toBe(dayLater);
  expect((await perform(app.searches.find_booking, { email })).map(({ id }: { id: string }) => id)).toEqual([
    booked.id,
  ]);
  const cancelled = await perform(app.creates.cancel, { booking_id: booked.id, reason: "Rain" });
  expect(cancelled.cancelled).toMatch(/^2\d{3}-/);
  const [listed] = await perform(app.triggers.page_list);
  expect(listed).toMatchObject({ nickname: page });
});

it("the Zapier app shows Bookpage's error messages", async () => {
  const { nickname: page } = await openPage();
  const wrong = { page, start: "2031-03-10T09:00:00+01:00", name: "Ana", email: "ana" };
  await expect(perform(app.creates.book, wrong)).rejects.toThrow("/attendee/email must be an e-mail address");
});

const hooks = Object.values(app.triggers).filter(({ operation }) => (operation as Anything).type === "hook");

describe.each(hooks.map((trigger) => [trigger.key, trigger] as const))(
  "the Zapier trigger %s",
  (_, trigger) => {
    const { performSubscribe, performUnsubscribe, performList, perform } = trigger.operation as Anything;

    it("subscribes, shows a sample at once, and unsubscribes, even if the webhook is gone", {
      tags: "main",
    }, async () => {
      const targetUrl = `https://hooks.zapier.com/hooks/standard/1/${makeUniqueName("hook")}/`;
      const made = await run(performSubscribe, bundle({}, { targetUrl }));
      const { body } = await acme.get(`/hooks/${made._id}`);
      expect(body).toMatchObject({ target_url: targetUrl, format: "object" });
      const [sample] = await run(performList, bundle());
      expect(sample).toMatchObject({
        id: expect.stringContaining(body.action),
        action: body.action,
        example: true,
      });
      const told = {
        action: body.action,
        occurred_at: "2031-03-10T09:00:00Z",
        resource: { _id: "a", title: "Call" },
      };
      const [entry] = await run(perform, bundle({}, { cleanedRequest: told }));
      expect(entry).toMatchObject({ id: `a/${body.action}/2031-03-10T09:00:00Z`, title: "Call" });
      const ended = bundle({}, { subscribeData: made });
      await run(performUnsubscribe, ended);
      expect((await acme.get(`/hooks/${made._id}`)).status).toBe(404);
      await run(performUnsubscribe, ended);
    });
  },
);

it("the Zapier app labels its connection with the user, and reconnects after it expired", async () => {
  const me: Anything = await run(app.authentication.test as Anything, bundle());
  expect(me).toMatchObject({ organization: { name: "Acme" } });
  const ended = { ...bundle(), authData: { base_url: server.url, access_token: "bpa_over" } };
  await expect(run(app.authentication.test as Anything, ended)).rejects.toMatchObject({
    name: "RefreshAuthError",
  });
});

/** The documented redirect addresses of these services. */
describe.each([
  ["Zapier", "https://zapier.com/dashboard/auth/oauth/return/App123456CLIAPI/"],
  ["Make", "https://www.make.com/oauth/cb/oauth2"],
  ["n8n", "https://n8n.example.com/rest/oauth2-credential/callback"],
])("an OAuth app for %s", (_, redirect_uri) => {
  it("gets access, and refreshes it", async () => {
    const user = await createTestUser(acme);
    const headers = await createTestSession(api.db, user);
    const client = await createTestOauthApp(acme, { redirect_uris: [redirect_uri], confidential: true });
    const { verifier, challenge } = generateVerifier();
    const back = await submitDecision(buildAuthorizationQuery(client, challenge, { redirect_uri }), headers);
    expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
    const { client_id, client_secret } = client;
    const basic = { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` };
    const code = back.searchParams.get("code") ?? "";
    const requested = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri };
    const { body: tokens } = await requestToken({ ...requested, client_id }, basic);
    const secret = { client_id, client_secret: client_secret ?? "" };
    const renewal = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    const { status, body } = await requestToken({ ...renewal, ...secret });
    expect([status, body.token_type]).toEqual([200, "Bearer"]);
    const me: Anything = await run(app.authentication.test as Anything, {
      ...bundle(),
      authData: { base_url: server.url, access_token: body.access_token },
    });
    expect(me.person._id).toBe(user._id);
  });
});
