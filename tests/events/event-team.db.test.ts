import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

interface Person {
  _id: string;
  emails: [string];
}

let acme: Tenant;
let members: [Person, Person, Person];
let ids: string[];
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  members = (await Promise.all([0, 1, 2].map(() => createTestHost(acme)))) as typeof members;
  ids = members.map(({ _id }) => _id);
});

const createThree = (assignment: unknown = { rule: "least_recent" }) =>
  createTestTeam(acme, { members: ids, assignment });
const body = (rest: Record<string, unknown> = {}) => ({
  title: "Demo",
  bookpage: true,
  created_by: { email: "visitor@example.com" },
  confirmed: { flag: true },
  dates: [DATE],
  timezone: "Europe/Paris",
  ...rest,
});
const post = (team: { _id: string }, rest?: Record<string, unknown>, headers?: Record<string, string>) =>
  acme.post(`/v2/teams/${team._id}/events`, body(rest), headers);
const at = (number: number) => [{ date: `2031-03-${number}T09:00`, end_date: `2031-03-${number}T10:00` }];
const busy = (person: Person, rest: Record<string, unknown> = {}) =>
  createTestEvent(acme, person, { confirmed: { flag: true }, dates: [DATE], ...rest });

describe("POST /v2/teams/:team_id/events", () => {
  it("returns an event of the assigned member, with the reason", { tags: "main" }, async () => {
    const { status, body: event } = await post(await createThree(), {
      invitees: [{ email: "ana@example.com" }],
      messages: [{ body: "Hello" }],
    });
    expect(status).toBe(201);
    expect(event).toMatchObject({
      bookpage: true,
      confirmed: { flag: true },
      created_by: { user: ids[0], email: members[0].emails[0] },
      timezone: "Europe/Paris",
      assignment: {
        rule: "least_recent",
        user: ids[0],
        reason: "The longest without an assignment, of 3 members free.",
      },
      messages: [{ from: "visitor@example.com" }],
    });
    expect(event.invitees.map(({ email }: { email: string }) => email)).toEqual([
      members[0].emails[0],
      "visitor@example.com",
      "ana@example.com",
    ]);
    expect((await acme.get(`/v2/events/${event._id}`)).body).toEqual(event);
    expect(await api.db.reservation.findMany({ where: { eventId: event._id } })).toMatchObject([
      { hostId: ids[0], exclusive: true },
    ]);
  });

  it("assigns the member in created_by.email, if that one is free", async () => {
    const team = await createThree();
    const named = { created_by: { email: members[2].emails[0] } };
    const first = (await post(team, named)).body;
    expect(first.assignment).toMatchObject({
      user: ids[2],
      reason: expect.stringContaining("created_by.email"),
    });
    expect((await post(team, named)).body.assignment.user).toBe(ids[0]);
  });

  it("skips members who are not free, buffers included", async () => {
    const team = await createThree();
    await busy(members[0]);
    await acme.put(`/v2/users/${ids[1]}/availabilities`, { buffer_before: 30 });
    await busy(members[1], { dates: [{ date: "2031-03-10T10:15", end_date: "2031-03-10T11:00" }] });
    expect((await post(team)).body.assignment).toMatchObject({
      user: ids[2],
      reason: expect.stringContaining("the only member free"),
    });
  });

  it("returns 409 with the nearest slots if all are busy, without advancing the rotation", async () => {
    const team = await createThree();
    for (const member of members) await busy(member);
    const { status, body: problem } = await post(team);
    expect([status, problem.code]).toEqual([409, "slot_taken"]);
    expect(problem.nearest_slots[0]).toEqual({
      start: { dateTime: "2031-03-10T10:00:00+01:00" },
      end: { dateTime: "2031-03-10T11:00:00+01:00" },
    });
    expect(
      await api.db.teamMember.count({ where: { teamId: team._id, lastAssignedSeq: { not: null } } }),
    ).toBe(0);
  });

  it("in planning assigns a member who is free at every date", async () => {
    const team = await createThree();
    await busy(members[0], { dates: at(12) });
    const planned = await post(team, { confirmed: undefined, dates: [...at(11), ...at(12)] });
    expect(planned.body).toMatchObject({ confirmed: { flag: false }, assignment: { user: ids[1] } });
  });

  it("without dates assigns any member", async () => {
    for (const member of members) await busy(member);
    expect((await post(await createThree(), { dates: [], confirmed: undefined })).status).toBe(201);
  });

  it("blocks the time of invited users as well", async () => {
    const guest = await createTestUser(acme);
    const { body: event } = await post(await createThree(), { invitees: [{ email: guest.emails[0] }] });
    expect(await api.db.reservation.count({ where: { eventId: event._id, hostId: guest._id } })).toBe(1);
  });

  it.each([
    [{ title: undefined }, "/title required"],
    [{ bookpage: false }, "/bookpage invalid_value"],
    [{ bookpage: undefined }, "/bookpage required"],
    [{ created_by: {} }, "/created_by/email required"],
    [{ dates: [{ ...DATE, end_date: DATE.date }] }, "/dates/0/end_date reversed"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await post(await createThree(), wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("requires a team of the organisation, with members", async () => {
    expect((await post({ _id: "0".repeat(24) })).status).toBe(404);
    const empty = await post(await createTestTeam(acme, { admins: ids }));
    expect([empty.status, empty.body.code]).toEqual([409, "conflict"]);
  });

  it("creates once for the same Idempotency-Key", async () => {
    const team = await createThree();
    const key = { "idempotency-key": "team" };
    const [first, again] = [await post(team, {}, key), await post(team, {}, key)];
    expect(again.body).toEqual(first.body);
    expect((await post(team)).body.assignment.user).toBe(ids[1]);
  });
});

describe("the assignment rule of a team", () => {
  const createEvents = async (team: { _id: string }, count: number) => {
    const users: string[] = [];
    for (let number = 10; number < 10 + count; number++)
      users.push((await post(team, { dates: at(number) })).body.assignment.user);
    return users.map((user) => ids.indexOf(user));
  };

  it("least_recent rotates", { tags: "main" }, async () => {
    expect(await createEvents(await createThree(), 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it("weighted keeps the shares, also after a change of weights and for new members", {
    tags: "main",
  }, async () => {
    const team = await createThree({ rule: "weighted", weights: { [ids[0] as string]: 2 } });
    const users = await createEvents(team, 8);
    expect([0, 1, 2].map((index) => users.filter((user) => user === index).length)).toEqual([4, 2, 2]);
    const late = await createTestHost(acme);
    ids.push(late._id);
    await acme.put(`/v2/teams/${team._id}`, { members: ids, assignment: { rule: "weighted" } });
    const more = (await createEvents(team, 12)).map((user) => user);
    expect([0, 1, 2, 3].map((index) => more.filter((user) => user === index).length)).toEqual([3, 3, 3, 3]);
  });

  it("priority assigns the first free member", { tags: "main" }, async () => {
    const team = await createThree({ rule: "priority", order: [ids[2], ids[0]] });
    const users = [];
    for (let round = 0; round < 3; round++) users.push((await post(team)).body.assignment.user);
    expect(users.map((user) => ids.indexOf(user))).toEqual([2, 0, 1]);
  });

  it("least_busy assigns the member with the fewest meetings in the weeks around", {
    tags: "main",
  }, async () => {
    const team = await createThree({ rule: "least_busy" });
    await busy(members[0], { dates: at(11) });
    await busy(members[1], { dates: [{ date: "2031-03-12T09:00", end_date: "2031-03-12T09:30" }] });
    await busy(members[2], { dates: at(13) });
    expect((await post(team)).body.assignment.user).toBe(ids[1]);
  });

  it("random assigns a free member", async () => {
    const team = await createThree({ rule: "random" });
    await busy(members[1]);
    expect([ids[0], ids[2]]).toContain((await post(team)).body.assignment.user);
  });
});

describe("simultaneous events of a team", () => {
  it("assign exactly three of 50 events for one slot and three members, one each", async () => {
    const team = await createThree();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(team)));
    const made = responses.filter(({ status }) => status === 201);
    expect(made.map(({ body: event }) => event.assignment.user).sort()).toEqual([...ids].sort());
    expect(
      responses.filter(({ status, body: { code } }) => status === 409 && code === "slot_taken"),
    ).toHaveLength(47);
  });

  it("are distributed evenly", async () => {
    const team = await createThree();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(team, { dates: at(10 + index) })),
    );
    const users = responses.map(({ body: event }) => event.assignment.user);
    expect(ids.map((id) => users.filter((user) => user === id).length)).toEqual([4, 4, 4]);
  });

  it("do not double-book a member who is booked directly", async () => {
    const team = await createTestTeam(acme, { members: ids.slice(0, 1) });
    const direct = () => acme.post("/v2/events", { ...body(), created_by: { user: ids[0] } });
    const responses = await Promise.all([post(team), direct(), post(team), direct()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});
