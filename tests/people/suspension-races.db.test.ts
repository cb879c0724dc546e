import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { buildTestEventBody, createTestEvent } from "../support/events";
import {
  buildEveryDay,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });

const AT_ONCE = 40;

interface Person {
  _id: string;
}

let acme: Tenant;
let departingUser: Person;
let stays: Person;
let page: string;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  [departingUser, stays] = [await createOpen(), await createOpen()];
  page = await openPage(departingUser);
});

/** Creates a user who is bookable at any time. */
const createOpen = () =>
  createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("00:00", "23:59") },
  });

const openPage = async (owner: Person): Promise<string> =>
  (await createTestPage(acme, owner._id, { custom: { auto_confirm: true, duration: 30 } })).nickname;

/** Consecutive half hours, well ahead. */
const START = Math.ceil(Date.now() / DAY) * DAY + 30 * DAY;
const timeOf = (index: number) => new Date(START + index * 1_800_000).toISOString();

const wishOf = (index: number) =>
  buildTestBookingBody({
    page,
    start: timeOf(index),
    attendee: { name: "Gina", email: `${makeUniqueName("gina")}@example.com` },
  });

const suspend = ({ _id }: Person) => acme.put(`/v2/users/${_id}`, { user: { suspended: true } });

const countHeld = ({ _id }: Person) =>
  api.db.event.count({ where: { createdByUserId: _id, cancelledAt: null } });

/** Returns the user's meetings once the suspension is confirmed, and again after the pending requests. */
async function suspendAmong(person: Person, under: readonly Promise<{ status: number; body: unknown }>[]) {
  await Promise.race(under); // The suspension is sent while they run.
  const response = await suspend(person);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const held = await countHeld(person);
  const responses = await Promise.all(under);
  expect([...new Set(responses.map(({ status }) => status))].filter((status) => status >= 500)).toEqual([]);
  return { held, later: await countHeld(person), answers: responses };
}

describe("a user during their suspension", () => {
  it("cannot be booked once it is confirmed", async () => {
    const under = Array.from({ length: AT_ONCE }, (_, index) => acme.post("/v2/bookings", wishOf(index)));
    const { held, later, answers } = await suspendAmong(departingUser, under);
    expect(later).toBe(held);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(held);
  });

  it("takes over no meeting once it is confirmed", async () => {
    const made = [];
    for (let index = 0; index < 12; index++)
      made.push(await createTestBooking(acme, { page, start: timeOf(index) }));
    const under = made.map(({ _id }) => acme.post(`/v2/bookings/${_id}/reassign`, { user: stays._id }));
    const { held, later } = await suspendAmong(stays, under);
    expect(later).toBe(held);
  });

  it("becomes organiser of nothing once it is confirmed", async () => {
    const dates = (index: number) => [{ date: timeOf(2 * index), end_date: timeOf(2 * index + 1) }];
    const under = Array.from({ length: AT_ONCE }, (_, index) =>
      acme.post(
        "/v2/events",
        buildTestEventBody(departingUser, { dates: dates(index), confirmed: { flag: index % 2 === 0 } }),
      ),
    );
    const { held, later } = await suspendAmong(departingUser, under);
    expect(later).toBe(held);
    const refused = await acme.post("/v2/events", buildTestEventBody(departingUser, { dates: dates(99) }));
    expect([refused.status, listErrorCodes(refused)]).toEqual([409, ["/created_by/user mismatch"]]);
    const past = [{ date: "2020-03-10T09:00:00Z", end_date: "2020-03-10T10:00:00Z" }];
    await createTestEvent(acme, departingUser, { dates: past, confirmed: { flag: true } });
  });
});

async function startOffboarding(person: Person, plan: Record<string, unknown>): Promise<string> {
  const begun = await acme.post("/v2/offboardings", { users: [person._id], ...plan });
  expect(begun.status, JSON.stringify(begun.body)).toBe(202);
  return begun.body.offboardings[0]._id;
}

async function run(id: string) {
  await runOffboarding(api.db, asOrganizationId(acme.id), id, asInstant(Date.now()));
  return (await acme.get(`/v2/offboardings/${id}`)).body;
}

describe("an offboarding with a successor", () => {
  it("includes bookings made in the same moment", async () => {
    const under = Array.from({ length: AT_ONCE }, (_, index) => acme.post("/v2/bookings", wishOf(index)));
    const id = await startOffboarding(departingUser, { to: { user: stays._id }, account: "delete" });
    const [ended, ...responses] = await Promise.all([run(id), ...under]);
    expect(ended).toMatchObject({ state: "done", remaining: 0 });
    const made = responses.filter(({ status }) => status === 201).map(({ body }) => body._id as string);
    for (const _id of made)
      expect((await acme.get(`/v2/events/${_id}`)).body.created_by.user).toBe(stays._id);
    expect((await acme.get("/v2/action_items")).body.meetings_without_host).toEqual([]);
  });

  it.each([
    ["suspended", suspend],
    ["deleted", ({ _id }: Person) => acme.delete(`/v2/users/${_id}`)],
  ])("cancels nothing if the successor was %s meanwhile", async (_, leave) => {
    const booking = await createTestBooking(acme, { page, start: timeOf(1) });
    const talk = await createTestEvent(acme, departingUser, {
      dates: [{ date: timeOf(3), end_date: timeOf(4) }],
    });
    const plan = { to: { user: stays._id }, when_not_free: "cancel", account: "delete" };
    const id = await startOffboarding(departingUser, plan);
    await leave(stays);
    expect(await run(id)).toMatchObject({
      state: "stopped",
      problem: expect.stringContaining("has left"),
      problem_reason: "takers_gone",
    });
    for (const { _id } of [booking, talk]) {
      const { body } = await acme.get(`/v2/events/${_id}`);
      expect([body.cancelled, body.created_by.user]).toEqual([undefined, departingUser._id]);
    }
    const next = await createOpen();
    const again = await run(await startOffboarding(departingUser, { ...plan, to: { user: next._id } }));
    expect(again).toMatchObject({ state: "done", done: { meetings_handed_over: 1, polls_handed_over: 1 } });
  });

  it("is stopped without retries if no successor is left", async () => {
    const away = await createTestUser(acme);
    await acme.post(`/v2/users/${away._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-02",
      instead: departingUser._id,
    });
    const next = await createOpen();
    const id = await startOffboarding(departingUser, {
      to: { user: next._id },
      substitutions: { user: stays._id },
      account: "delete",
    });
    await acme.delete(`/v2/users/${stays._id}`);
    expect(await run(id)).toMatchObject({
      state: "stopped",
      problem: expect.stringContaining("has left"),
      problem_reason: "takers_gone",
    });
  });
});
