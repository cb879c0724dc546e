import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
let other: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant();
});

const book = (rest: Record<string, unknown>) => acme.post("/v2/bookings", buildTestBookingBody(rest));

describe("POST /v2/bookings with a link", () => {
  let page: string;
  beforeEach(async () => {
    const host = await createTestHost(acme);
    const custom = { auto_confirm: true, duration: 30 };
    page = (await createTestPage(acme, host._id, { nickname: makeUniqueName("linked"), custom })).nickname;
  });

  const makeLink = async (rest: Record<string, unknown> = {}) =>
    (await acme.post("/v2/links", { page, ...rest })).body as { token: string; link: { _id: string } };

  it("books what the link allows, at its length, and counts the use", { tags: "main" }, async () => {
    await createTestType(acme, page, { name: "Visit", public: false });
    const { token, link } = await makeLink({ type: "visit", duration: 45, uses: 1 });
    const { status, body } = await book({ link: token });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.source).toMatchObject({ link: link._id, team: null });
    const [{ date, end_date }] = body.dates;
    expect(Date.parse(end_date) - Date.parse(date)).toBe(45 * 60_000);
    expect((await acme.get(`/v2/links/${link._id}`)).body).toMatchObject({ used: 1, state: "used_up" });

    const again = await book({ link: token, start: "2031-03-10T11:00:00+01:00" });
    expect([again.status, listErrorCodes(again)]).toEqual([409, ["/link unknown"]]);
  });

  it("rejects what the link does not offer, without a use", async () => {
    const start = "2031-03-10T09:45:00+01:00"; // The second slot of 45 minutes.
    const { token, link } = await makeLink({ duration: 45, starts: [start] });
    const early = await book({ link: token });
    expect([early.status, early.body.code, early.body.nearest_slots.length]).toEqual([409, "slot_taken", 1]);
    const short = await book({ link: token, start, duration: 30 });
    expect([short.status, listErrorCodes(short)]).toEqual([400, ["/duration mismatch"]]);
    const twice = await book({ link: token, page, start });
    expect([twice.status, listErrorCodes(twice)]).toEqual([400, ["/page exactly_one"]]);
    await acme.delete(`/v2/links/${link._id}`);
    const revoked = await book({ link: token, start });
    expect([revoked.status, listErrorCodes(revoked)]).toEqual([409, ["/link unknown"]]);
    expect((await acme.get(`/v2/links/${link._id}`)).body.used).toBe(0);
  });

  it.each(["", "x", "ä".repeat(32)])("rejects the link %j", async (link) => {
    const refused = await book({ link });
    expect([refused.status, listErrorCodes(refused)]).toEqual([404, ["/link unknown"]]);
  });

  it("rejects another organisation's link", async () => {
    const { token } = await makeLink();
    const refused = await other.post("/v2/bookings", buildTestBookingBody({ link: token }));
    expect([refused.status, listErrorCodes(refused)]).toEqual([404, ["/link unknown"]]);
  });
});

describe("POST /v2/bookings on a team's page", () => {
  async function createTeamPage(hosts: Record<string, unknown>) {
    const members = [await createTestHost(acme), await createTestHost(acme)].map(({ _id }) => _id as string);
    const handle = makeUniqueName("sales");
    const team = await createTestTeam(acme, { members, handle });
    await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, hosts } });
    return { team: team._id as string, handle, members };
  }

  it("assigns a free member, with the reason, until all are busy", { tags: "main" }, async () => {
    const { team, handle, members } = await createTeamPage({ kind: "any" });
    const first = await book({ team: handle });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(first.body.source.team).toBe(team);
    const second = await book({ team: handle });
    expect(new Set([first, second].map(({ body }) => body.assignment.user))).toEqual(new Set(members));
    const third = await book({ team: handle });
    expect([third.status, third.body.code]).toEqual([409, "slot_taken"]);
  });

  it("assigns the chosen member, and consumes that member's hold", async () => {
    const { handle, members } = await createTeamPage({ kind: "any", choose: true });
    const time = { start: "2031-03-10T08:00:00Z", end: "2031-03-10T08:30:00Z" };
    const hold = (await acme.post("/v2/holds", { user: members[1], ...time })).body;
    const foreign = await book({ team: handle, host: members[0], hold: hold._id });
    expect([foreign.status, listErrorCodes(foreign)]).toEqual([400, ["/hold mismatch"]]);
    const { status, body } = await book({ team: handle, host: members[1], hold: hold._id });
    expect([status, body.created_by.user]).toEqual([201, members[1]]);
  });

  it("rejects a host that cannot be chosen there", async () => {
    const { handle, members } = await createTeamPage({ kind: "any" });
    const refused = await book({ team: handle, host: members[0] });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/host mismatch"]]);
  });

  it("books every host if all hold the meeting", async () => {
    const { handle, members } = await createTeamPage({ kind: "all" });
    const { body } = await book({ team: handle });
    const { rows } = await api.pool.query("SELECT host_id FROM reservations WHERE event_id = $1", [body._id]);
    expect(new Set(rows.map(({ host_id }) => host_id))).toEqual(new Set(members));
  });
});
