import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestEvent, DATE } from "../support/events";
import { createTestForm } from "../support/forms";
import { createTestLocation, createTestLocator } from "../support/locators";
import { runMailJobs } from "../support/mail-jobs";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  makeUniqueName,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

type Person = { _id: string };

const SLOT = "2031-03-24T10:00:00Z";

const now = () => asInstant(Date.now());

const run = (id: string) => runOffboarding(api.db, asOrganizationId(acme.id), id, now());

/** Starts an offboarding, runs its job, and returns the outcome. */
async function offboard(departingUser: Person, plan: Record<string, unknown>) {
  const begun = await acme.post("/v2/offboardings", { users: [departingUser._id], ...end(plan) });
  expect([begun.status, begun.body.errors ?? begun.body.detail]).toEqual([202, undefined]);
  await run(begun.body.offboardings[0]._id);
  return (await acme.get(`/v2/offboardings/${begun.body.offboardings[0]._id}`)).body;
}
const end = (plan: Record<string, unknown>) => ({ account: "delete", ...plan });

/** Creates a user with a page that confirms at once. */
async function createBooked() {
  const departingUser = await createTestHost(acme);
  const page = await createTestPage(acme, departingUser._id, { custom: { auto_confirm: true } });
  return { departingUser, page };
}

const hostOf = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}`)).body.created_by.user;

describe("each kind of owned resource", () => {
  it("is listed, with its end and possible successors for meetings", { tags: "main" }, async () => {
    const { departingUser, page } = await createBooked();
    await createTestType(acme, page.nickname, { name: "Quick call" });
    await createTestBooking(acme, { page: page.nickname, start: SLOT });
    await createTestEvent(acme, departingUser, { dates: [DATE], invitees: [{ email: "guest@example.com" }] });
    await createTestTeam(acme, { members: [departingUser._id], admins: [departingUser._id] });
    const away = await createTestHost(acme);
    await acme.post(`/v2/users/${away._id}/absences`, {
      start_date: "2031-03-24",
      end_date: "2031-03-24",
      instead: departingUser._id,
    });
    const free = await createTestHost(acme);
    const form = await createTestForm(acme, { otherwise: { page: page.nickname } });
    const place = await createTestLocation(acme, await createTestLocator(acme), {
      link: `/${page.nickname}`,
    });
    const hook = await createTestWebhook(acme, { filter: { pages: [page._id] } });

    const sendRequest = async (query: string) =>
      (await acme.get(`/v2/users/${departingUser._id}/owned_resources${query}`)).body;
    const found = await sendRequest("");
    expect(found).toMatchObject({
      pages: [{ nickname: page.nickname, types: 1 }],
      meetings: { count: 1, first: [{ guests: 1, takes_over: null }] },
      polls: { count: 1 },
      teams: [{ only_member: true, only_admin: true }],
      substitutions: 1,
      forms: [{ _id: form._id }],
      locations: [{ _id: place._id }],
      webhooks: [{ _id: hook._id }],
      ends: { availabilities: 1 },
    });
    expect((await sendRequest(`?to_user=${away._id}`)).meetings.first[0].takes_over).toBe(false);
    expect((await sendRequest(`?to_user=${free._id}`)).meetings.first[0].takes_over).toBe(true);
  });

  it("goes to a successor, with working references", { tags: "main" }, async () => {
    const { departingUser, page } = await createBooked();
    const type = await createTestType(acme, page.nickname, { name: "Quick call" });
    const successor = await createTestHost(acme);
    const ownPage = await createTestPage(acme, successor._id);
    const booking = await createTestBooking(acme, { page: page.nickname, start: SLOT });
    const poll = await createTestEvent(acme, departingUser, {
      dates: [DATE],
      invitees: [{ email: "p@example.com" }],
    });
    const team = await createTestTeam(acme, { members: [departingUser._id], admins: [departingUser._id] });
    const away = await createTestUser(acme);
    const { body: absence } = await acme.post(`/v2/users/${away._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-02",
      instead: departingUser._id,
    });
    const form = await createTestForm(acme, { otherwise: { page: page.nickname } });

    const result = await offboard(departingUser, { to: { user: successor._id } });
    expect(result).toMatchObject({
      state: "done",
      remaining: 0,
      done: {
        pages_handed_over: 1,
        meetings_handed_over: 1,
        polls_handed_over: 1,
        teams_handed_over: 1,
        substitutions_handed_over: 1,
        meetings_cancelled: 0,
      },
    });
    expect((await acme.get(`/v2/users/${departingUser._id}`)).status).toBe(404);
    expect(await hostOf(booking)).toBe(successor._id);
    expect(await hostOf(poll)).toBe(successor._id);
    const page2 = (await acme.get(`/v2/bookpages/${page.nickname}`)).body;
    expect(page2).toMatchObject({ _id: page._id, belongs_to: successor._id, secondary: true });
    expect((await acme.get(`/v2/bookpages/${ownPage.nickname}`)).body.secondary).toBe(false);
    expect((await acme.get(`/v2/bookpages/${page.nickname}/types`)).body).toMatchObject([{ _id: type._id }]);
    expect((await acme.get(`/v2/teams/${team._id}`)).body).toMatchObject({
      members: [successor._id],
      admins: [successor._id],
    });
    expect((await acme.get(`/v2/users/${away._id}/absences/${absence._id}`)).body.instead).toBe(
      successor._id,
    );
    expect((await acme.get(`/v2/forms/${form._id}`)).body.otherwise.state).toBe("open");
  });

  it("goes to a team, by its assignment rule", async () => {
    const { departingUser, page } = await createBooked();
    const [busy, free] = [await createTestHost(acme), await createTestHost(acme)];
    await acme.post(`/v2/users/${busy._id}/absences`, { start_date: "2031-03-24", end_date: "2031-03-24" });
    const team = await createTestTeam(acme, { members: [busy._id, free._id] });
    const booking = await createTestBooking(acme, { page: page.nickname, start: SLOT });
    expect(await offboard(departingUser, { to: { team: team._id } })).toMatchObject({ state: "done" });
    expect(await hostOf(booking)).toBe(free._id);
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).body.team).toBe(team._id);
  });

  it("stays with its co-hosts, if there are any", async () => {
    const [departingUser, stays] = [await createTestHost(acme), await createTestHost(acme)];
    const handle = makeUniqueName("panel");
    await createTestTeam(acme, { members: [stays._id, departingUser._id], handle });
    await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, hosts: { kind: "all" } } });
    const { _id } = await createTestBooking(acme, { page: handle, start: SLOT });
    const readTaken = async () =>
      (await api.db.reservation.findMany({ where: { eventId: _id } })).map(({ hostId }) => hostId).sort();
    expect(await readTaken()).toEqual([departingUser._id, stays._id].sort());
    expect(await hostOf({ _id })).toBe(stays._id);
    const takes = await createTestHost(acme);
    const done = await offboard(departingUser, { to: { user: takes._id }, account: "suspend" });
    expect(done).toMatchObject({ state: "done", done: { meetings_handed_over: 0, meetings_left: 1 } });
    expect(await readTaken()).toEqual([stays._id]);
  });

  it("ends, with a message to the guests, without a successor", async () => {
    const { departingUser, page } = await createBooked();
    const guest = "cancelled@example.com";
    const booking = await createTestBooking(acme, {
      page: page.nickname,
      start: SLOT,
      attendee: { name: "Gina", email: guest },
    });
    const result = await offboard(departingUser, {
      pages: "delete",
      meetings: "cancel",
      polls: "cancel",
      message: "Your contact has left us.",
    });
    expect(result).toMatchObject({ state: "done", done: { meetings_cancelled: 1, pages_deleted: 1 } });
    const { body } = await acme.get(`/v2/events/${booking._id}`);
    expect(body.cancelled).toBeTruthy();
    await runMailJobs(api.db, now());
    const mails = (await acme.get(`/v2/mails?search=${guest}`)).body as { text?: string; _id: string }[];
    const texts = await Promise.all(
      mails.map(async ({ _id }) => JSON.stringify((await acme.get(`/v2/mails/${_id}`)).body)),
    );
    expect(texts.some((text) => text.includes("Your contact has left us."))).toBe(true);
  });
});

describe("a meeting at which the successor is busy", () => {
  const prepare = async () => {
    const { departingUser, page } = await createBooked();
    const busy = await createTestHost(acme);
    await acme.post(`/v2/users/${busy._id}/absences`, { start_date: "2031-03-24", end_date: "2031-03-24" });
    const booking = await createTestBooking(acme, { page: page.nickname, start: SLOT });
    return { departingUser, busy, booking, page };
  };

  it("keeps its host, who is suspended and not deleted, until a decision", async () => {
    const { departingUser, busy, booking } = await prepare();
    const stopped = await offboard(departingUser, { to: { user: busy._id } });
    expect(stopped).toMatchObject({ state: "stopped", remaining: 1, problem: null });
    expect(await hostOf(booking)).toBe(departingUser._id);
    expect((await acme.get(`/v2/users/${departingUser._id}`)).body.suspended).toBe(true);

    const free = await createTestHost(acme);
    const done = await offboard(departingUser, { to: { user: busy._id }, meetings: { user: free._id } });
    expect(done).toMatchObject({ state: "done", done: { meetings_handed_over: 1 } });
    expect(await hostOf(booking)).toBe(free._id);
    expect((await acme.get(`/v2/users/${departingUser._id}`)).status).toBe(404);
  });

  it("is cancelled if requested", async () => {
    const { departingUser, busy, booking } = await prepare();
    const done = await offboard(departingUser, { to: { user: busy._id }, when_not_free: "cancel" });
    expect(done).toMatchObject({ state: "done", done: { meetings_cancelled: 1 } });
    expect((await acme.get(`/v2/events/${booking._id}`)).body.cancelled).toBeTruthy();
  });
});

describe("offboarding", () => {
  it("revokes access when it starts, and stops bookings", {
    tags: "main",
  }, async () => {
    const { departingUser, page } = await createBooked();
    const successor = await createTestHost(acme);
    const headers = await createTestSession(api.db, departingUser);
    await acme.post("/v2/offboardings", {
      users: [departingUser._id],
      ...end({ to: { user: successor._id } }),
    });
    expect((await requestApi("GET", "/v2/me", { headers })).status).toBe(401);
    expect((await acme.get(`/v2/users/${departingUser._id}`)).body.suspended).toBe(true);
    const booked = await acme.post("/v2/bookings", {
      page: page.nickname,
      start: SLOT,
      attendee: { name: "Late", email: "late@example.com" },
    });
    expect(booked.status).toBeGreaterThanOrEqual(400);
  });

  it("resumes after an interruption, without repeating steps", async () => {
    const { departingUser, page } = await createBooked();
    const successor = await createTestHost(acme);
    const bookings = [];
    for (const hour of [10, 11, 12])
      bookings.push(
        await createTestBooking(acme, { page: page.nickname, start: `2031-03-24T${hour}:00:00Z` }),
      );
    const { body } = await acme.post("/v2/offboardings", {
      users: [departingUser._id],
      ...end({ to: { user: successor._id } }),
    });
    const id = body.offboardings[0]._id;
    await Promise.all([run(id), run(id)].map((one) => one.catch(() => null)));
    await run(id);
    await run(id);
    expect((await acme.get(`/v2/offboardings/${id}`)).body).toMatchObject({
      state: "done",
      done: { meetings_handed_over: 3, pages_handed_over: 1 },
    });
    for (const booking of bookings) expect(await hostOf(booking)).toBe(successor._id);
  });

  it("starts for all named users or none", async () => {
    const [one, other, successor] = [
      await createTestHost(acme),
      await createTestHost(acme),
      await createTestHost(acme),
    ];
    const startOffboarding = (users: string[], rest = {}) =>
      acme.post("/v2/offboardings", { users, ...end({ to: { user: successor._id }, ...rest }) });
    const unknown = "0123456789abcdef01234567";
    expect(await startOffboarding([one._id, unknown])).toMatchObject({
      status: 404,
      body: { errors: [{ pointer: "/users/1" }] },
    });
    expect((await acme.get(`/v2/users/${one._id}`)).body.suspended).toBe(false);
    expect((await startOffboarding([one._id, successor._id])).body.errors).toMatchObject([
      { code: "mismatch" },
    ]);
    const begun = await startOffboarding([one._id, other._id]);
    expect(begun.body.offboardings).toHaveLength(2);
    expect((await startOffboarding([one._id])).status).toBe(409);
    for (const { _id } of begun.body.offboardings) await run(_id);
    expect((await acme.get("/v2/offboardings?state=done")).body.length).toBeGreaterThanOrEqual(2);
  });

  it("names the kinds without a successor", async () => {
    const departingUser = await createTestHost(acme);
    const answer = await acme.post("/v2/offboardings", {
      users: [departingUser._id],
      ...end({ pages: "delete" }),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/meetings", code: "required" }] },
    });
  });

  it("only suspends, if requested", async () => {
    const { departingUser, page } = await createBooked();
    const successor = await createTestHost(acme);
    const result = await offboard(departingUser, { to: { user: successor._id }, account: "suspend" });
    expect(result).toMatchObject({ state: "done", end: "suspend" });
    expect((await acme.get(`/v2/users/${departingUser._id}`)).body.suspended).toBe(true);
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).body.belongs_to).toBe(successor._id);
  });
});
