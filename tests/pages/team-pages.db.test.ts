import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { getDatabase } from "@/lib/platform/db/client";
import { createTestApi, type Tenant } from "../support/api";
import { type FormEntries, submitBookingForm, submitEventPageForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

interface Person {
  _id: string;
  emails: [string];
}

let acme: Tenant;
let members: [Person, Person, Person];
let ids: [string, string, string];

beforeAll(async () => {
  process.env.OPEN_BOOKINGS_LIMIT = "0";
  process.env.RATE_LIMIT_BOOKING = "0";
  acme = await api.tenant();
});

beforeEach(async () => {
  members = (await Promise.all([0, 1, 2].map(() => createTestHost(acme)))) as typeof members;
  ids = members.map(({ _id }) => _id) as typeof ids;
});

type Settings = Record<string, unknown>;

/** Creates a team of three, and its page. */
async function createPage(hosts: Settings | null = null, custom: Settings = {}, settings: Settings = {}) {
  const handle = makeUniqueName("sales");
  const team = await createTestTeam(acme, { members: ids, handle, ...settings });
  const set = { custom: { auto_confirm: true, hosts, ...custom } };
  expect((await acme.put(`/v2/bookpages/${handle}`, set)).status).toBe(200);
  return { team, handle };
}

/** Ten o'clock in UTC, a number of days from now. */
const at = (days: number, clock = "10:00") =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${clock}:00Z`;

const book = (handle: string, slot: string | string[], fields: FormEntries = {}) =>
  submitBookingForm(handle, { email: `${makeUniqueName("ana")}@example.org`, slot, ...fields });

/** Returns the event to which a form's response redirects. */
async function readEvent(location: string) {
  const [, id] = location.match(/^\/event\/([0-9a-f]{24})/) ?? [];
  expect(id, location).toBeDefined();
  return (await acme.get(`/v2/events/${id}`)).body;
}

const bookEvent = async (...booking: Parameters<typeof book>) => readEvent(await book(...booking));

const isTaken = async (...booking: Parameters<typeof book>) =>
  /draft=/.test(await book(...booking)) && !/^\/event/.test(await book(...booking));

const open = (nickname: string, query = "", type: string | null = null) =>
  loadBookingPage(getDatabase(), {
    address: { slug: nickname, type, minutes: null },
    search: new URLSearchParams(query),
    browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "UTC", h: null } },
    now: asInstant(Date.now()),
    zoneOptions: () => "",
    viewer: null,
  });

const reservationsOf = (event: { _id: string }) =>
  getDatabase().reservation.findMany({ where: { eventId: event._id }, orderBy: { hostId: "asc" } });

describe("a team's handle", () => {
  it("creates the team's page, renames it, and is returned with the team", { tags: "main" }, async () => {
    const handle = makeUniqueName("sales");
    const team = await createTestTeam(acme, { members: ids, handle });
    expect(team.handle).toBe(handle);
    expect((await acme.get(`/v2/bookpages/${handle}`)).body).toMatchObject({
      belongs_to: null,
      team: team._id,
      secondary: false,
    });
    const other = makeUniqueName("sales");
    const renamed = await acme.put(`/v2/teams/${team._id}`, { handle: other });
    expect(renamed.body.handle).toBe(other);
    expect((await acme.get(`/v2/bookpages/${handle}`)).status).toBe(404);
    expect((await acme.put(`/v2/teams/${team._id}`, renamed.body)).body.handle).toBe(other);
    expect((await acme.get(`/v2/bookpages?team=${team._id}`)).body).toHaveLength(1);
    expect((await createTestTeam(acme)).handle).toBeNull();
  });

  it("shares one namespace with nicknames, and is rejected by its name", async () => {
    const { nickname } = await createTestPage(acme, ids[0]);
    const taken = await acme.post("/v2/teams", {
      extid: makeUniqueName("t"),
      name: "Sales",
      handle: nickname,
    });
    expect([taken.status, listErrorCodes(taken)]).toEqual([409, ["/handle taken"]]);
    const bad = await acme.post("/v2/teams", { extid: makeUniqueName("t"), name: "Sales", handle: "a b" });
    expect([bad.status, listErrorCodes(bad)]).toEqual([400, ["/handle invalid_format"]]);
    const { team } = await createPage();
    const none = await acme.put(`/v2/teams/${team._id}`, { handle: null });
    expect([none.status, listErrorCodes(none)]).toEqual([400, ["/handle refused"]]);
  });

  it("is deleted with the team; events stay and lose the page", async () => {
    const { team, handle } = await createPage();
    const event = await bookEvent(handle, at(3));
    expect((await acme.delete(`/v2/teams/${team._id}`)).status).toBe(200);
    expect((await acme.get(`/v2/bookpages/${handle}`)).status).toBe(404);
    expect((await acme.get(`/v2/events/${event._id}`)).status).toBe(200);
    expect((await createTestTeam(acme, { handle })).handle).toBe(handle);
  });
});

describe("POST and PUT /v2/bookpages of a team", () => {
  it("accept a team instead of a user, and one primary page", async () => {
    const team = await createTestTeam(acme, { members: ids });
    const page = await createTestPage(acme, ids[0], { belongs_to: undefined, team: team._id });
    expect(page).toMatchObject({ belongs_to: null, team: team._id });
    const second = await acme.post("/v2/bookpages", { nickname: makeUniqueName("x"), team: team._id });
    expect([second.status, listErrorCodes(second)]).toEqual([409, ["/secondary taken"]]);
    const both = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("x"),
      team: team._id,
      belongs_to: ids[0],
    });
    expect([both.status, listErrorCodes(both)]).toEqual([400, ["/team exactly_one"]]);
    const neither = await acme.post("/v2/bookpages", { nickname: makeUniqueName("x") });
    expect([neither.status, listErrorCodes(neither)]).toEqual([400, ["/belongs_to required"]]);
    const unknown = await acme.post("/v2/bookpages", { nickname: makeUniqueName("x"), team: "0".repeat(24) });
    expect([unknown.status, listErrorCodes(unknown)]).toEqual([404, ["/team unknown"]]);
  });

  it.each([
    [{ kind: "few" }, "/custom/hosts/kind invalid_value"],
    [{ kind: "some", count: 0 }, "/custom/hosts/count too_small"],
    [{ kind: "some", count: 21 }, "/custom/hosts/count too_big"],
    [{ kind: "some", fixed: ["0".repeat(24)] }, "/custom/hosts/fixed/0 unknown"],
    [{ kind: "any", choose: "yes" }, "/custom/hosts/choose invalid_type"],
    [{ kind: "any", limits: [{ per: "day" }] }, "/custom/hosts/limits/0 exactly_one"],
  ])("reject hosts like %j", async (hosts, issue) => {
    const { handle } = await createPage();
    const refused = await acme.put(`/v2/bookpages/${handle}`, { custom: { hosts } });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, [issue]]);
    const type = await acme.post(`/v2/bookpages/${handle}/types`, { name: "Call", custom: { hosts } });
    expect([type.status, listErrorCodes(type)]).toEqual([400, [issue]]);
  });

  it("reject hosts on a user's page, and remove them with the team", async () => {
    const { nickname } = await createTestPage(acme, ids[0]);
    const refused = await acme.put(`/v2/bookpages/${nickname}`, { custom: { hosts: { kind: "all" } } });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/custom/hosts mismatch"]]);
    const { handle } = await createPage({ kind: "all" });
    const moved = await acme.put(`/v2/bookpages/${handle}`, { belongs_to: ids[1] });
    expect(moved.body).toMatchObject({ belongs_to: ids[1], team: null });
    expect(moved.body.custom.hosts).toBeUndefined();
  });

  it("reject another organisation's team", async () => {
    const other = await api.tenant();
    const { team, handle } = await createPage();
    const refused = await other.post("/v2/bookpages", { nickname: makeUniqueName("x"), team: team._id });
    expect([refused.status, listErrorCodes(refused)]).toEqual([404, ["/team unknown"]]);
    expect((await other.get(`/v2/bookpages/${handle}`)).status).toBe(404);
    expect((await other.get(`/v2/bookpages?team=${team._id}`)).body).toEqual([]);
    const slots = await other.get(`/v2/slots?page=${handle}&from=2031-03-10&to=2031-03-10`);
    expect([slots.status, listErrorCodes(slots)]).toEqual([400, ["/page unknown"]]);
  });
});

describe("a page of which any member is booked", () => {
  it("rotates bookings, states why, and names the team", { tags: "main" }, async () => {
    const { team, handle } = await createPage({ kind: "any" });
    const events = [
      await bookEvent(handle, at(3)),
      await bookEvent(handle, at(3)),
      await bookEvent(handle, at(3)),
    ];
    expect(events.map(({ created_by }) => created_by.user)).toEqual(ids);
    expect(events[0].assignment).toEqual({
      rule: "least_recent",
      user: ids[0],
      reason: "The longest without an assignment, of 3 members free.",
    });
    const row = await getDatabase().event.findFirstOrThrow({ where: { id: events[0]._id } });
    expect(row.teamId).toBe(team._id);
    expect(await isTaken(handle, at(3))).toBe(true);
  });

  it("lets the booker choose, if enabled", async () => {
    const { handle } = await createPage({ kind: "any", choose: true });
    const event = await bookEvent(handle, at(3), { with: ids[2] });
    expect(event.created_by.user).toBe(ids[2]);
    expect(event.assignment.rule).toBe("chosen");
    expect(await isTaken(handle, at(3), { with: ids[2] })).toBe(true);
    const view = await open(handle, `with=${ids[1]}`);
    expect(view?.members?.choices.map(({ current }) => current)).toEqual([false, false, true, false]);
    expect(view?.owner.chosen).toMatch(/^With /);

    const closed = await createPage({ kind: "any" });
    expect((await open(closed.handle, `with=${ids[1]}`))?.members).toBeNull();
  });

  it("assigns a returning booker the previous host", async () => {
    const { handle } = await createPage({ kind: "any", same_host: true });
    const email = "back@example.org";
    const first = await bookEvent(handle, at(3), { email });
    const second = await bookEvent(handle, at(4), { email });
    expect(second.created_by.user).toBe(first.created_by.user);
    expect(second.assignment).toMatchObject({ rule: "same_host", user: ids[0] });
    expect((await bookEvent(handle, at(5))).created_by.user).toBe(ids[1]);
    // A busy previous host is skipped.
    expect((await bookEvent(handle, at(4), { email })).assignment.rule).toBe("least_recent");
  });

  it("keeps each host within their limits, and the page within its own", async () => {
    const { handle } = await createPage({ kind: "any", limits: [{ per: "day", count: 1 }] });
    const hosts = [];
    for (const clock of ["09:00", "10:00", "11:00"])
      hosts.push((await bookEvent(handle, at(3, clock))).created_by.user);
    expect(hosts.toSorted()).toEqual(ids.toSorted());
    expect(await isTaken(handle, at(3, "12:00"))).toBe(true);
    expect(await isTaken(handle, at(4, "12:00"))).toBe(false);

    const whole = await createPage({ kind: "any" }, { limits: [{ per: "day", count: 2 }] });
    await bookEvent(whole.handle, at(6, "09:00"));
    await bookEvent(whole.handle, at(6, "10:00"));
    expect(await isTaken(whole.handle, at(6, "11:00"))).toBe(true);
  });

  it("never offers departed members, and explains if none is left", async () => {
    const { team, handle } = await createPage({ kind: "any", choose: true });
    await acme.put(`/v2/teams/${team._id}`, { members: [ids[1]] });
    expect((await bookEvent(handle, at(3))).created_by.user).toBe(ids[1]);
    expect(await isTaken(handle, at(3))).toBe(true);
    expect(await isTaken(handle, at(4), { with: ids[0] })).toBe(true);
    await acme.put(`/v2/teams/${team._id}`, { members: [] });
    const view = await open(handle);
    expect(view?.step).toMatchObject({ name: "stopped", title: "No times available right now" });
    expect(await isTaken(handle, at(5))).toBe(true);
  });

  it("explains if all of them are away, or the chosen one", async () => {
    const { handle } = await createPage({ kind: "any", choose: true }, { show_absences: true });
    const day = (days: number) => at(days).slice(0, 10);
    const away = async (user: string, days: number, label = "Harvest") => {
      const body = { start_date: day(-1), end_date: day(days), label };
      expect((await acme.post(`/v2/users/${user}/absences`, body)).status).toBe(201);
    };
    const banner = async (query = "") => (await open(handle, query))?.banner ?? null;
    await away(ids[0], 20);
    expect(await banner()).toBeNull();
    expect(await banner(`with=${ids[0]}`)).toMatchObject({ text: "Harvest" });
    await away(ids[1], 12);
    await away(ids[2], 12);
    expect(await banner()).toMatchObject({ text: "Harvest", title: (await banner(`with=${ids[1]}`))?.title });
    expect((await open((await createPage({ kind: "any" })).handle))?.banner?.text).toBeNull();
  });

  it("always shows photos, and names only of a public team", async () => {
    const { handle } = await createPage();
    expect((await open(handle))?.owner.members.map(({ name }) => name)).toEqual([null, null, null]);
    const shown = await createPage(null, {}, { public: true });
    expect((await open(shown.handle))?.owner.members[0]?.name).toBeTruthy();
  });
});

describe("a page of which every member is booked", () => {
  it("reserves everyone's time", { tags: "main" }, async () => {
    const { handle } = await createPage({ kind: "all" });
    const event = await bookEvent(handle, at(3));
    expect(event.created_by.user).toBe(ids[0]);
    expect(event.assignment.rule).toBe("all");
    const hosts = event.invitees.filter(({ user }: { user: string }) => user !== null);
    expect(hosts.map(({ user }: { user: string }) => user)).toEqual(ids);
    expect(event.dates[0].votes.yes).toHaveLength(4);
    const reserved = await reservationsOf(event);
    expect(reserved.map(({ hostId, exclusive }) => [hostId, exclusive])).toEqual(
      ids.toSorted().map((id) => [id, true]),
    );
    expect(await isTaken(handle, at(3))).toBe(true);
  });

  it("is free only if all are", async () => {
    const { handle } = await createPage({ kind: "all" });
    const single = await createTestPage(acme, ids[2], { custom: { auto_confirm: true } });
    await bookEvent(single.nickname, at(3));
    expect(await isTaken(handle, at(3))).toBe(true);
  });

  it("moves with all of its hosts", async () => {
    const { handle } = await createPage({ kind: "all" });
    const location = await book(handle, at(3));
    const event = await readEvent(location);
    const single = await createTestPage(acme, ids[1], { custom: { auto_confirm: true } });
    await bookEvent(single.nickname, at(4));
    await submitEventPageForm(location, "move", { slot: at(4) });
    expect((await readEvent(location)).dates[0].date).toBe(event.dates[0].date);
    await submitEventPageForm(location, "move", { slot: at(5) });
    const moved = await readEvent(location);
    expect(Date.parse(moved.dates[0].date)).toBe(Date.parse(at(5)));
    expect((await reservationsOf(moved)).map(({ startsAt, exclusive }) => [+startsAt, exclusive])).toEqual(
      ids.map(() => [Date.parse(at(5)), true]),
    );
  });

  it("books a member of it as host and booker", async () => {
    const { handle } = await createPage({ kind: "all" });
    const event = await bookEvent(handle, at(3), { email: members[1].emails[0] });
    expect(event.invitees).toHaveLength(3);
  });
});

describe("a page of which some members are booked", () => {
  it("assigns the fixed hosts, and rotates the others", async () => {
    const { handle } = await createPage({ kind: "some", fixed: [ids[2]], count: 1 });
    const first = await bookEvent(handle, at(3));
    const second = await bookEvent(handle, at(4));
    const hosts = (event: { invitees: { user: string | null }[] }) =>
      event.invitees.flatMap(({ user }) => user ?? []);
    expect(hosts(first)).toEqual([ids[2], ids[0]]);
    expect(hosts(second)).toEqual([ids[2], ids[1]]);
    expect(await isTaken(handle, at(3))).toBe(true); // The fixed host is busy.
    expect(await reservationsOf(first)).toHaveLength(2);
  });

  it("has the first fixed host as its host", async () => {
    const { handle } = await createPage({ kind: "some", fixed: [ids[2], ids[0]], count: 0 });
    const event = await bookEvent(handle, at(3));
    expect(event.created_by.user).toBe(ids[2]);
    expect(event.assignment.reason).toBe("Takes part in every meeting of this page.");
    expect((await reservationsOf(event)).map(({ hostId }) => hostId)).toEqual([ids[0], ids[2]].toSorted());
  });

  it("assigns any two of three", async () => {
    const { handle } = await createPage({ kind: "some", count: 2 });
    const single = await createTestPage(acme, ids[0], { custom: { auto_confirm: true } });
    await bookEvent(single.nickname, at(3));
    const event = await bookEvent(handle, at(3));
    expect(event.created_by.user).toBe(ids[1]);
    await bookEvent(single.nickname, at(4));
    const other = await createTestPage(acme, ids[1], { custom: { auto_confirm: true } });
    await bookEvent(other.nickname, at(4));
    expect(await isTaken(handle, at(4))).toBe(true);
  });
});

describe("a type of a team's page", () => {
  it("has hosts of its own", async () => {
    const { handle } = await createPage({ kind: "any" });
    const type = await createTestType(acme, handle, { name: "Panel", custom: { hosts: { kind: "all" } } });
    expect((await open(handle, "", type.handle))?.owner.title).toBe("Panel");
    const event = await bookEvent(handle, at(3), { type: type.handle });
    expect(await reservationsOf(event)).toHaveLength(3);
  });
});

describe("a request to a team's page", () => {
  it("is assigned to a member who is free at all of the times", async () => {
    const { handle } = await createPage({ kind: "any" }, { auto_confirm: false });
    const single = await createTestPage(acme, ids[0], { custom: { auto_confirm: true } });
    await bookEvent(single.nickname, at(4));
    const event = await bookEvent(handle, [at(3), at(4)]);
    expect(event.created_by.user).toBe(ids[1]);
    expect(event.confirmed.flag).toBe(false);
    const confirmed = await acme.post(`/v2/events/${event._id}/confirm`, {});
    expect(confirmed.body.confirmed.flag).toBe(true);
    expect((await reservationsOf(event))[0]).toMatchObject({ hostId: ids[1], exclusive: true });
  });
});

describe("GET /v2/slots?page= of a team's page", () => {
  const slotsOf = async (handle: string) => {
    const day = at(3).slice(0, 10);
    const response = await acme.get(`/v2/slots?page=${handle}&from=${day}&to=${day}&timezone=UTC`);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body.slots.map(({ start }: { start: { dateTime: string } }) =>
      Date.parse(start.dateTime),
    );
  };

  it("offers the same times as the page, and explains the others", async () => {
    const { handle } = await createPage({ kind: "some", fixed: [ids[0]], count: 1 });
    expect(await slotsOf(handle)).toContain(Date.parse(at(3)));
    await bookEvent(handle, at(3));
    expect(await slotsOf(handle)).not.toContain(Date.parse(at(3)));
    const why = await acme.get(`/v2/slots/explain?page=${handle}&start=${at(3)}`);
    expect(why.body.free).toBe(false);
    expect(why.body.reasons.map(({ user, rule }: { user: string; rule: string }) => [user, rule])).toEqual([
      [ids[0], "meeting"],
    ]);
  });
});

describe("forty simultaneous bookers of the last time of four members", () => {
  it("get four bookings, each with another member", async () => {
    const fourth = await createTestHost(acme);
    const { handle } = await createPage({ kind: "any" }, {}, { members: [...ids, fourth._id] });
    const responses = await Promise.all(Array.from({ length: 40 }, () => book(handle, at(3))));
    const booked = responses.filter((location) => location.startsWith("/event/"));
    expect(booked).toHaveLength(4);
    const events = await Promise.all(booked.map(readEvent));
    expect(new Set(events.map(({ created_by }) => created_by.user)).size).toBe(4);
    expect(responses.filter((location) => location.includes("draft="))).toHaveLength(36);
  }, 60_000);
});
