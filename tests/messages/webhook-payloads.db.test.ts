import { beforeAll, describe, expect, it } from "vitest";
import { NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import { WEBHOOK_ACTIONS } from "@/lib/domain/messaging/webhooks/actions";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestEvent, DATE } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestType, listErrorCodes } from "../support/users";
import { createTestWebhook, WEBHOOK_TARGET } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: string[] };
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});

/** Returns the bodies sent to a webhook, oldest first. */
async function readSent(hook: { _id: string }) {
  const deliveries = (await acme.get(`/hooks/${hook._id}/deliveries`)).body as { _id: string }[];
  const read = deliveries.map(async ({ _id }) => {
    const { body } = await acme.get(`/hooks/${hook._id}/deliveries/${_id}`);
    const [told] = [JSON.parse(body.body)].flat();
    return told;
  });
  return (await Promise.all(read)).reverse();
}

const openPage = async (settings: Record<string, unknown> = {}) => {
  const owner = await createTestHost(acme);
  return createTestPage(acme, owner._id, { custom: { auto_confirm: true }, ...settings });
};

const ACTIONS = ["event.created", "event.confirmed", "event.cancelled"];

describe("the actions of a webhook", () => {
  it("are delivered in order", async () => {
    const hook = await createTestWebhook(acme, { action: undefined, actions: ACTIONS });
    expect(hook).toMatchObject({ action: "event.created", actions: ACTIONS });
    const { nickname } = await openPage();
    const booking = await createTestBooking(acme, { page: nickname });
    await acme.post(`/v2/bookings/${booking._id}/cancel`, {});
    expect((await readSent(hook)).map(({ action }) => action)).toEqual(ACTIONS);
    await acme.delete(`/hooks/${hook._id}`);
  });

  it("are preserved when a client that knows one action sends it back", async () => {
    const hook = await createTestWebhook(acme, { actions: ACTIONS, action: "event.confirmed" });
    expect(hook.actions).toEqual(["event.confirmed", "event.created", "event.cancelled"]);
    const same = await acme.put(`/hooks/${hook._id}`, {
      action: "event.confirmed",
      target_url: WEBHOOK_TARGET,
    });
    expect(same.body.actions).toEqual(hook.actions);
    const other = await acme.put(`/hooks/${hook._id}`, {
      action: "event.updated",
      target_url: WEBHOOK_TARGET,
    });
    expect(other.body).toMatchObject({ action: "event.updated", actions: ["event.updated"] });
    const all = await acme.put(`/hooks/${hook._id}`, {
      actions: [...WEBHOOK_ACTIONS],
      target_url: WEBHOOK_TARGET,
    });
    expect(all.body.actions).toEqual(WEBHOOK_ACTIONS);
    const response = await acme.get(`/hooks/${hook._id}`);
    expect((await acme.put(`/hooks/${hook._id}`, response.body)).status).toBe(200);
    expect((await acme.get("/hooks?search=NO_SHOW")).body.hooks).toHaveLength(1);
    await acme.delete(`/hooks/${hook._id}`);
  });

  it.each([
    [{ action: undefined, actions: [] }, "/actions too_small"],
    [{ action: undefined, actions: ["event.exploded"] }, "/actions/0 invalid_value"],
    [{ action: undefined, actions: ["event.created", "event.created"] }, "/actions duplicate"],
    [{ action: "event.created", actions: ["event.confirmed"] }, "/action mismatch"],
    [{ version: "1999-01-01" }, "/version invalid_value"],
    [{ filter: { pages: ["x"] } }, "/filter/pages/0 invalid_format"],
    [{ filter: [] }, "/filter invalid_type"],
  ])("are rejected: %o", async (wrong, issue) => {
    const refused = await acme.post("/hooks", {
      action: "event.created",
      target_url: WEBHOOK_TARGET,
      ...wrong,
    });
    expect([refused.status, ...listErrorCodes(refused)]).toEqual([400, issue]);
  });
});

describe("a delivery of the newest version", () => {
  it("contains the time, the changes, and the people and messages concerned", { tags: "main" }, async () => {
    const actions = ["event.created", "event.voted", "event.message", "event.declined", "event.new_invitee"];
    const hook = await createTestWebhook(acme, { action: undefined, actions, format: "object" });
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: "ben@example.com" }],
    });
    const ben = event.invitees.find(({ email }: { email: string }) => email === "ben@example.com");
    const at = `/v2/events/${event._id}`;
    await acme.post(`${at}/votes`, { invitee: ben._id, dates: { [event.dates[0]._id]: "yes" } });
    await acme.post(`${at}/messages`, { from: "ben@example.com", body: "See you there" });
    await acme.post(`${at}/invitees`, { email: "eva@example.com" });
    await acme.post(`${at}/declines`, { invitee: ben._id });

    const [created, voted, wrote, invited, declined] = await readSent(hook);
    expect(created).toMatchObject({ action: "event.created", changes: {}, people: [], message: null });
    expect(created.occurred_at).toBe(created.resource.createdAt);
    const named = (told: { people: { email: string }[] }) => told.people.map(({ email }) => email);
    expect([voted.action, ...named(voted)]).toEqual(["event.voted", "ben@example.com"]);
    expect(voted.changes).toHaveProperty("dates");
    expect(voted.changes.dates.before[0].votes.yes).toHaveLength(created.resource.dates[0].votes.yes.length);
    expect(voted.changes.dates.after).toEqual(voted.resource.dates);
    expect(voted.occurred_at).toBe(voted.resource.updatedAt);
    expect([wrote.action, ...named(wrote)]).toEqual(["event.message", "ben@example.com"]);
    expect(wrote.message.body).toBe("See you there");
    expect([invited.action, ...named(invited)]).toEqual(["event.new_invitee", "eva@example.com"]);
    expect([declined.action, ...named(declined)]).toEqual(["event.declined", "ben@example.com"]);
    await acme.delete(`/hooks/${hook._id}`);
  });

  it("of a changed page has its fields before and after", async () => {
    const hook = await createTestWebhook(acme, { action: "bookpage.updated" });
    const { nickname } = await openPage({ message: "Hello" });
    await acme.put(`/v2/bookpages/${nickname}`, { message: "Good day" });
    const [told] = await readSent(hook);
    expect(told.changes).toEqual({ message: { before: "Hello", after: "Good day" } });
    await acme.delete(`/hooks/${hook._id}`);
  });
});

describe("older versions of deliveries", () => {
  it("keep their form for webhooks pinned to them, and for earlier webhooks", async () => {
    const first = await createTestWebhook(acme, { version: "2026-11-01" });
    const newest = await createTestWebhook(acme);
    expect(newest.version).toBe(NEWEST_API_VERSION);
    const older = await createTestWebhook(acme);
    // The previous release wrote this form.
    await api.db
      .$executeRaw`UPDATE webhooks SET version = DEFAULT, further_actions = DEFAULT, filter = DEFAULT WHERE id = ${older._id}`;
    await createTestEvent(acme, host, { dates: [DATE] });
    for (const hook of [first, older])
      expect(Object.keys((await readSent(hook))[0])).toEqual(["action", "organization", "user", "resource"]);
    expect((await readSent(newest))[0]).toHaveProperty("occurred_at");
    await acme.put(`/hooks/${older._id}`, {
      action: "event.created",
      target_url: WEBHOOK_TARGET,
      version: "2026-11-23",
    });
    await createTestEvent(acme, host, { dates: [DATE] });
    expect((await readSent(older))[1]).toHaveProperty("occurred_at");
    for (const hook of [first, newest, older]) await acme.delete(`/hooks/${hook._id}`);
  });
});

describe("the filters of a webhook", () => {
  it("exclude other pages, types and teams", { tags: "main" }, async () => {
    const [mine, other] = [await openPage(), await openPage()];
    const type = await createTestType(acme, mine.nickname, { name: "Call", custom: { auto_confirm: true } });
    const ofPage = await createTestWebhook(acme, { filter: { pages: [mine._id] } });
    const ofType = await createTestWebhook(acme, { filter: { pages: [mine._id], types: [type._id] } });
    const ofTeam = await createTestWebhook(acme, { filter: { teams: [(await createTestTeam(acme))._id] } });
    await createTestBooking(acme, { page: mine.nickname });
    await createTestBooking(acme, { page: other.nickname });
    await createTestBooking(acme, {
      ...buildTestBookingBody(),
      page: mine.nickname,
      type: type.handle,
      start: "2031-03-11T09:00:00Z",
    });
    await createTestEvent(acme, host, { dates: [DATE] });
    const sources = async (hook: { _id: string }) =>
      (await readSent(hook)).map(({ resource }) => [resource.source.page, resource.source.type]);
    expect(await sources(ofPage)).toEqual([
      [mine._id, null],
      [mine._id, type._id],
    ]);
    expect(await sources(ofType)).toEqual([[mine._id, type._id]]);
    expect(await sources(ofTeam)).toEqual([]);
    const all = await acme.put(`/hooks/${ofTeam._id}`, {
      action: "event.created",
      target_url: WEBHOOK_TARGET,
      filter: null,
    });
    expect(all.body.filter).toBeNull();
    await createTestEvent(acme, host, { dates: [DATE] });
    expect(await sources(ofTeam)).toHaveLength(1);
    for (const hook of [ofPage, ofType, ofTeam]) await acme.delete(`/hooks/${hook._id}`);
  });
});

describe("an example delivery", () => {
  it("of any action goes to the receiver, marked as an example", { tags: "main" }, async () => {
    const hook = await createTestWebhook(acme, { action: "event.created" });
    await createTestEvent(acme, host, { dates: [DATE], title: "The newest" });
    const made = await acme.post(`/hooks/${hook._id}/ping`, { action: "event.declined" });
    expect([made.status, made.body.action]).toEqual([201, "event.declined"]);
    const told = (await readSent(hook)).at(-1);
    expect(told).toMatchObject({
      action: "event.declined",
      example: true,
      resource: { title: "The newest" },
    });
    for (const action of ["user.joined", "bookpage.updated"])
      expect((await acme.post(`/hooks/${hook._id}/ping`, { action })).status, action).toBe(201);
    for (const action of ["form.answered", "waiting.joined"])
      expect((await acme.post(`/hooks/${hook._id}/ping`, { action })).status, action).toBe(409);
    expect(listErrorCodes(await acme.post(`/hooks/${hook._id}/ping`, { action: "x" }))).toEqual([
      "/action invalid_value",
    ]);
    expect((await acme.post(`/hooks/${hook._id}/ping`, undefined)).body.action).toBe("ping");
  });
});

describe("the samples of deliveries", () => {
  const sendRequest = (tenant: Tenant, query: string) => tenant.get(`/v2/hooks/samples?${query}`);

  it.each(WEBHOOK_ACTIONS)("show %s before there is any real one", async (action) => {
    const { status, body } = await sendRequest(await api.tenant(), `action=${action}`);
    expect([status, body.made_up]).toEqual([200, true]);
    const [sample] = body.samples;
    expect(sample).toMatchObject({ action, example: true, changes: {}, people: [], message: null });
    expect(sample.resource._id).toMatch(/^[0-9a-f]{24}$/);
  });

  it("use the newest real object, as it would be sent", async () => {
    const { nickname } = await openPage();
    const booking = await createTestBooking(acme, { page: nickname });
    const hook = await createTestWebhook(acme, { action: "event.confirmed", format: "object" });
    await acme.post(`/hooks/${hook._id}/ping`, { action: "event.confirmed" });
    const [sent] = await readSent(hook);
    const { body } = await sendRequest(acme, "action=event.confirmed");
    expect(body).toEqual({ samples: [{ ...sent, occurred_at: expect.any(String) }], made_up: false });
    expect(sent.resource._id).toBe(booking._id);
    await acme.delete(`/hooks/${hook._id}`);
  });

  it("have the form of the requested version, at both addresses", async () => {
    const { body } = await acme.get("/hooks/samples?action=event.created&version=2026-11-01");
    expect(Object.keys(body.samples[0])).toEqual(["action", "organization", "example", "resource"]);
  });

  it.each([
    ["", "/action required"],
    ["action=event.exploded", "/action invalid_value"],
    ["action=event.created&version=1999-01-01", "/version invalid_value"],
    ["action=event.created&page=x", "/page unknown_key"],
  ])("reject %s", async (query, issue) => {
    const refused = await sendRequest(acme, query);
    expect([refused.status, ...listErrorCodes(refused)]).toEqual([400, issue]);
  });
});
