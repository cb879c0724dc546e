import { beforeAll, describe, expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { call, type Tenant, testApi } from "../support/api";
import { createBooking } from "../support/bookings";
import { createEvent, DATE } from "../support/events";
import { createForm } from "../support/forms";
import { createHook } from "../support/hooks";
import { writeMails } from "../support/mail-jobs";
import { createBookpage, createHost, createType, createUser, unique } from "../support/people";
import { createLocation, createLocator } from "../support/places";
import { createSession } from "../support/sessions";
import { createTeam } from "../support/teams";

const api = testApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

type Person = { _id: string };

const SLOT = "2031-03-24T10:00:00Z";

const now = () => instant(Date.now());

const run = (id: string) => runOffboarding(api.db, asOrganizationId(acme.id), id, now());

/** Begins an offboarding, lets its job run, and answers what became of it. */
async function offboard(leaver: Person, plan: Record<string, unknown>) {
  const begun = await acme.post("/v2/offboardings", { users: [leaver._id], ...end(plan) });
  expect([begun.status, begun.body.errors ?? begun.body.detail]).toEqual([202, undefined]);
  await run(begun.body.offboardings[0]._id);
  return (await acme.get(`/v2/offboardings/${begun.body.offboardings[0]._id}`)).body;
}
const end = (plan: Record<string, unknown>) => ({ account: "delete", ...plan });

/** Somebody with a page that books at once. */
async function createBooked() {
  const leaver = await createHost(acme);
  const page = await createBookpage(acme, leaver._id, { custom: { auto_confirm: true } });
  return { leaver, page };
}

const hostOf = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}`)).body.created_by.user;

describe("each kind of what somebody has", () => {
  it("is told of, with what ends and with who could take a meeting over", { tags: "main" }, async () => {
    const { leaver, page } = await createBooked();
    await createType(acme, page.nickname, { name: "Quick call" });
    await createBooking(acme, { page: page.nickname, start: SLOT });
    await createEvent(acme, leaver, { dates: [DATE], invitees: [{ email: "guest@example.com" }] });
    await createTeam(acme, { members: [leaver._id], admins: [leaver._id] });
    const away = await createHost(acme);
    await acme.post(`/v2/users/${away._id}/absences`, {
      start_date: "2031-03-24",
      end_date: "2031-03-24",
      instead: leaver._id,
    });
    const free = await createHost(acme);
    const form = await createForm(acme, { otherwise: { page: page.nickname } });
    const place = await createLocation(acme, await createLocator(acme), { link: `/${page.nickname}` });
    const hook = await createHook(acme, { filter: { pages: [page._id] } });

    const ask = async (query: string) => (await acme.get(`/v2/users/${leaver._id}/belongings${query}`)).body;
    const found = await ask("");
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
    expect((await ask(`?to_user=${away._id}`)).meetings.first[0].takes_over).toBe(false);
    expect((await ask(`?to_user=${free._id}`)).meetings.first[0].takes_over).toBe(true);
  });

  it("goes to a successor, and nothing that leads to it breaks", { tags: "main" }, async () => {
    const { leaver, page } = await createBooked();
    const type = await createType(acme, page.nickname, { name: "Quick call" });
    const successor = await createHost(acme);
    const own = await createBookpage(acme, successor._id);
    const booking = await createBooking(acme, { page: page.nickname, start: SLOT });
    const poll = await createEvent(acme, leaver, { dates: [DATE], invitees: [{ email: "p@example.com" }] });
    const team = await createTeam(acme, { members: [leaver._id], admins: [leaver._id] });
    const away = await createUser(acme);
    const { body: absence } = await acme.post(`/v2/users/${away._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-02",
      instead: leaver._id,
    });
    const form = await createForm(acme, { otherwise: { page: page.nickname } });

    const result = await offboard(leaver, { to: { user: successor._id } });
    expect(result).toMatchObject({
      state: "done",
      left_over: 0,
      done: {
        pages_handed_over: 1,
        meetings_handed_over: 1,
        polls_handed_over: 1,
        teams_handed_over: 1,
        substitutions_handed_over: 1,
        meetings_cancelled: 0,
      },
    });
    expect((await acme.get(`/v2/users/${leaver._id}`)).status).toBe(404);
    expect(await hostOf(booking)).toBe(successor._id);
    expect(await hostOf(poll)).toBe(successor._id);
    const page2 = (await acme.get(`/v2/bookpages/${page.nickname}`)).body;
    expect(page2).toMatchObject({ _id: page._id, belongs_to: successor._id, secondary: true });
    expect((await acme.get(`/v2/bookpages/${own.nickname}`)).body.secondary).toBe(false);
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

  it("goes to a team, whose rule picks who is free", async () => {
    const { leaver, page } = await createBooked();
    const [busy, free] = [await createHost(acme), await createHost(acme)];
    await acme.post(`/v2/users/${busy._id}/absences`, { start_date: "2031-03-24", end_date: "2031-03-24" });
    const team = await createTeam(acme, { members: [busy._id, free._id] });
    const booking = await createBooking(acme, { page: page.nickname, start: SLOT });
    expect(await offboard(leaver, { to: { team: team._id } })).toMatchObject({ state: "done" });
    expect(await hostOf(booking)).toBe(free._id);
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).body.team).toBe(team._id);
  });

  it("is left to the others who hold it, where there are several", async () => {
    const [leaver, stays] = [await createHost(acme), await createHost(acme)];
    const handle = unique("panel");
    await createTeam(acme, { members: [stays._id, leaver._id], handle });
    await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, hosts: { kind: "all" } } });
    const { _id } = await createBooking(acme, { page: handle, start: SLOT });
    const readTaken = async () =>
      (await api.db.reservation.findMany({ where: { eventId: _id } })).map(({ hostId }) => hostId).sort();
    expect(await readTaken()).toEqual([leaver._id, stays._id].sort());
    expect(await hostOf({ _id })).toBe(stays._id);
    const takes = await createHost(acme);
    const done = await offboard(leaver, { to: { user: takes._id }, account: "suspend" });
    expect(done).toMatchObject({ state: "done", done: { meetings_handed_over: 0, meetings_left: 1 } });
    expect(await readTaken()).toEqual([stays._id]);
  });

  it("ends, with a message to the guests, where nobody takes over", async () => {
    const { leaver, page } = await createBooked();
    const guest = "cancelled@example.com";
    const booking = await createBooking(acme, {
      page: page.nickname,
      start: SLOT,
      attendee: { name: "Gina", email: guest },
    });
    const result = await offboard(leaver, {
      pages: "delete",
      meetings: "cancel",
      polls: "cancel",
      message: "Your contact has left us.",
    });
    expect(result).toMatchObject({ state: "done", done: { meetings_cancelled: 1, pages_deleted: 1 } });
    const { body } = await acme.get(`/v2/events/${booking._id}`);
    expect(body.cancelled).toBeTruthy();
    await writeMails(api.db, now());
    const mails = (await acme.get(`/v2/mails?search=${guest}`)).body as { text?: string; _id: string }[];
    const texts = await Promise.all(
      mails.map(async ({ _id }) => JSON.stringify((await acme.get(`/v2/mails/${_id}`)).body)),
    );
    expect(texts.some((text) => text.includes("Your contact has left us."))).toBe(true);
  });
});

describe("a meeting at whose time the successor is not free", () => {
  const prepare = async () => {
    const { leaver, page } = await createBooked();
    const busy = await createHost(acme);
    await acme.post(`/v2/users/${busy._id}/absences`, { start_date: "2031-03-24", end_date: "2031-03-24" });
    const booking = await createBooking(acme, { page: page.nickname, start: SLOT });
    return { leaver, busy, booking, page };
  };

  it("keeps its host, who is suspended and not deleted, until somebody has decided", async () => {
    const { leaver, busy, booking } = await prepare();
    const stopped = await offboard(leaver, { to: { user: busy._id } });
    expect(stopped).toMatchObject({ state: "stopped", left_over: 1, problem: null });
    expect(await hostOf(booking)).toBe(leaver._id);
    expect((await acme.get(`/v2/users/${leaver._id}`)).body.suspended).toBe(true);

    const free = await createHost(acme);
    const done = await offboard(leaver, { to: { user: busy._id }, meetings: { user: free._id } });
    expect(done).toMatchObject({ state: "done", done: { meetings_handed_over: 1 } });
    expect(await hostOf(booking)).toBe(free._id);
    expect((await acme.get(`/v2/users/${leaver._id}`)).status).toBe(404);
  });

  it("is cancelled where that is wanted", async () => {
    const { leaver, busy, booking } = await prepare();
    const done = await offboard(leaver, { to: { user: busy._id }, when_not_free: "cancel" });
    expect(done).toMatchObject({ state: "done", done: { meetings_cancelled: 1 } });
    expect((await acme.get(`/v2/events/${booking._id}`)).body.cancelled).toBeTruthy();
  });
});

describe("offboarding", () => {
  it("ends access in the moment in which it begins, and nothing new is booked", {
    tags: "main",
  }, async () => {
    const { leaver, page } = await createBooked();
    const successor = await createHost(acme);
    const headers = await createSession(api.db, leaver);
    await acme.post("/v2/offboardings", { users: [leaver._id], ...end({ to: { user: successor._id } }) });
    expect((await call("GET", "/v2/me", { headers })).status).toBe(401);
    expect((await acme.get(`/v2/users/${leaver._id}`)).body.suspended).toBe(true);
    const booked = await acme.post("/v2/bookings", {
      page: page.nickname,
      start: SLOT,
      attendee: { name: "Late", email: "late@example.com" },
    });
    expect(booked.status).toBeGreaterThanOrEqual(400);
  });

  it("goes on where it was broken off, and does nothing twice", async () => {
    const { leaver, page } = await createBooked();
    const successor = await createHost(acme);
    const bookings = [];
    for (const hour of [10, 11, 12])
      bookings.push(await createBooking(acme, { page: page.nickname, start: `2031-03-24T${hour}:00:00Z` }));
    const { body } = await acme.post("/v2/offboardings", {
      users: [leaver._id],
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

  it("is begun for all who are named, or for nobody", async () => {
    const [one, other, successor] = [await createHost(acme), await createHost(acme), await createHost(acme)];
    const begin = (users: string[], rest = {}) =>
      acme.post("/v2/offboardings", { users, ...end({ to: { user: successor._id }, ...rest }) });
    const unknown = "0123456789abcdef01234567";
    expect(await begin([one._id, unknown])).toMatchObject({
      status: 404,
      body: { errors: [{ pointer: "/users/1" }] },
    });
    expect((await acme.get(`/v2/users/${one._id}`)).body.suspended).toBe(false);
    expect((await begin([one._id, successor._id])).body.errors).toMatchObject([{ code: "mismatch" }]);
    const begun = await begin([one._id, other._id]);
    expect(begun.body.offboardings).toHaveLength(2);
    expect((await begin([one._id])).status).toBe(409);
    for (const { _id } of begun.body.offboardings) await run(_id);
    expect((await acme.get("/v2/offboardings?state=done")).body.length).toBeGreaterThanOrEqual(2);
  });

  it("says which kind nobody was named for", async () => {
    const leaver = await createHost(acme);
    const answer = await acme.post("/v2/offboardings", { users: [leaver._id], ...end({ pages: "delete" }) });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/meetings", code: "required" }] },
    });
  });

  it("only suspends, where that is wanted", async () => {
    const { leaver, page } = await createBooked();
    const successor = await createHost(acme);
    const result = await offboard(leaver, { to: { user: successor._id }, account: "suspend" });
    expect(result).toMatchObject({ state: "done", end: "suspend" });
    expect((await acme.get(`/v2/users/${leaver._id}`)).body.suspended).toBe(true);
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).body.belongs_to).toBe(successor._id);
  });
});
